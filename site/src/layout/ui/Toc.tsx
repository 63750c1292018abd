import { isEnglish } from '../../content/markdown/isEnglish.ts';
import type { TocEntry } from '../../content/markdown/toc.ts';
import { docsText } from '../../text/docs.ts';
import styles from './Toc.module.css';
import { ToTop } from './ToTop.tsx';

function TocList({ entries }: { entries: readonly TocEntry[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.slug}>
          <a href={`#${entry.slug}`} lang={isEnglish(entry.text) ? 'en' : undefined}>
            {entry.text}
          </a>
          {entry.children.length > 0 ? <TocList entries={entry.children} /> : null}
        </li>
      ))}
    </ul>
  );
}

/** A page with one heading needs no table of contents. */
const isShort = (entries: readonly TocEntry[]) =>
  entries.length + (entries[0]?.children.length ?? 0) < 2;

/** Table of contents beside the article on wide screens, and the way up; startToc.ts marks the current heading. */
export function Toc({ entries }: { entries: readonly TocEntry[] }) {
  return isShort(entries) ? null : (
    <div className={styles.side}>
      <nav className={styles.toc} aria-labelledby="toc-title" data-toc>
        <p id="toc-title" className={styles.title}>
          {docsText.toc}
        </p>
        <TocList entries={entries} />
      </nav>
      <ToTop />
    </div>
  );
}

/** The same table of contents, folded above the article on narrower screens. */
export function TocFold({ entries }: { entries: readonly TocEntry[] }) {
  return isShort(entries) ? null : (
    <details className={styles.fold} data-search-ignore data-markdown-skip>
      <summary>{docsText.toc}</summary>
      <nav className={styles.toc} aria-label={docsText.toc}>
        <TocList entries={entries} />
      </nav>
    </details>
  );
}
