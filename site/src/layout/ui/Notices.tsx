import type { ReactNode } from 'react';
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

function LatestVersion({ label, url }: { label: string; url: string }) {
  const [before, after] = notice.latest('\n', label).split('\n');
  return (
    <p>
      {before}
      <a href={url}>{notice.latestLink}</a>
      {after}
    </p>
  );
}

/** Notices above a page: unlisted, draft, and the state of the docs version. */
export function Notices({ unlisted, draft, version }: NoticesProps) {
  const { title, docsVersion } = siteConfig;
  const { label, latest } = docsVersion;
  return (
    <>
      {version ? (
        <Notice>
          <p>{notice[version](title, label)}</p>
          {latest ? <LatestVersion {...latest} /> : null}
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
