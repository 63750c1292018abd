import type { ReactNode } from 'react';
import { href } from '../../settings/paths.ts';
import { siteConfig } from '../../site.config.ts';
import { docsText } from '../../text/docs.ts';
import styles from './Notices.module.css';

const { notice } = docsText;

interface NoticesProps {
  unlisted?: boolean;
  draft?: boolean;
  /** From the front matter of the page, else from the settings of the version. */
  version?: 'unreleased' | 'unmaintained' | null | undefined;
}

function Notice({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className={styles.notice} role="note">
      {title ? <p className={styles.title}>{title}</p> : null}
      {children}
    </div>
  );
}

/** Notices above a page: unlisted, draft, and the state of the docs version. */
export function Notices({ unlisted, draft, version }: NoticesProps) {
  const { title, docsVersion } = siteConfig;
  const [before, after] = notice.latest('\n', docsVersion.label).split('\n');
  return (
    <>
      {version ? (
        <Notice>
          <p>{notice[version](title, docsVersion.label)}</p>
          {version === 'unmaintained' ? (
            <p>
              {before}
              <a href={href('docs/intro/')}>{notice.latestLink}</a>
              {after}
            </p>
          ) : null}
        </Notice>
      ) : null}
      {unlisted ? (
        <Notice title={notice.unlistedTitle}>
          <p>{notice.unlisted}</p>
        </Notice>
      ) : null}
      {draft ? (
        <Notice title={notice.draftTitle}>
          <p>{notice.draft}</p>
        </Notice>
      ) : null}
    </>
  );
}
