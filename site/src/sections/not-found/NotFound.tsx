import type { SitePage } from '../../content/page-table/types.ts';
import { ButtonLink } from '../../layout/ui/ButtonLink.tsx';
import { href } from '../../settings/paths.ts';
import { siteConfig } from '../../site.config.ts';
import { shellText } from '../../text/shell.ts';
import styles from './NotFound.module.css';

const { notFound } = shellText;

interface NotFoundProps {
  /** Pages to suggest. */
  pages: readonly SitePage[];
  /** Links to the groups of the docs. */
  sections: readonly { path: string; label: string }[];
}

/** Page for an unknown address. */
export function NotFound({ pages, sections }: NotFoundProps) {
  return (
    <main id="main" tabIndex={-1} className={styles.page} data-not-found>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1>{notFound.title}</h1>
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
          {sections.map(({ path, label }) => (
            <li key={label}>
              <a href={href(path)}>{label}</a>
            </li>
          ))}
        </ul>
      </section>
      <p className={styles.note}>{notFound.askToReport}</p>
      <div className={styles.actions}>
        <ButtonLink to={href('search/')} strong>
          {notFound.search}
        </ButtonLink>
        <ButtonLink to={`${siteConfig.repository}/issues`}>{notFound.report}</ButtonLink>
      </div>
    </main>
  );
}
