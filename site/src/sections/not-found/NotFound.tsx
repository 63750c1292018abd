import type { SitePage } from '../../content/page-table/types.ts';
import { ButtonLink } from '../../layout/ui/ButtonLink.tsx';
import { href } from '../../settings/paths.ts';
import { siteConfig } from '../../site.config.ts';
import { shellText } from '../../text/shell.ts';
import styles from './NotFound.module.css';

const { notFound } = shellText;

interface NotFoundProps {
  /** Every page that a reader may have meant. */
  pages: readonly SitePage[];
  /** Sections of the site and groups of its docs: they lead to every page. */
  ways: readonly { path: string; label: string }[];
}

/** Answer to an address that leads nowhere. */
export function NotFound({ pages, ways }: NotFoundProps) {
  return (
    <main id="main" tabIndex={-1} className={styles.page} data-not-found>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1>{notFound.title}</h1>
      <p>{notFound.what}</p>
      <section hidden>
        <h2>{notFound.nearest}</h2>
        <ul className={styles.pages} data-nearest>
          {pages.map(({ path, title, section }) => (
            <li key={path} hidden>
              <a href={href(path)}>{title}</a> <span>{section}</span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{notFound.groups}</h2>
        <ul className={styles.groups}>
          {ways.map(({ path, label }) => (
            <li key={path}>
              <a href={href(path)}>{label}</a>
            </li>
          ))}
        </ul>
      </section>
      <p className={styles.tell}>{notFound.tell}</p>
      <div className={styles.ways}>
        <ButtonLink to={href('search/')} strong>
          {notFound.search}
        </ButtonLink>
        <ButtonLink to={href('')}>{notFound.home}</ButtonLink>
        <ButtonLink to={`${siteConfig.repository}/issues`}>{notFound.report}</ButtonLink>
      </div>
    </main>
  );
}
