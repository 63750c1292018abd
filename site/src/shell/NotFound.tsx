import { href } from '../config/paths.ts';
import { siteConfig } from '../site.config.ts';
import { shellText } from '../text/shell.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import styles from './NotFound.module.css';

const { notFound } = shellText;

/** Answer to an address that leads nowhere. */
export function NotFound() {
  return (
    <main id="main" tabIndex={-1} className={styles.page} data-not-found>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1>{notFound.title}</h1>
      <p>{notFound.what}</p>
      <p>{notFound.tell}</p>
      <div className={styles.ways}>
        <ButtonLink to={href('docs/intro/')} strong>
          {notFound.docs}
        </ButtonLink>
        <ButtonLink to={href('')}>{notFound.home}</ButtonLink>
        <ButtonLink to={`${siteConfig.repository}/issues`}>{notFound.report}</ButtonLink>
      </div>
    </main>
  );
}
