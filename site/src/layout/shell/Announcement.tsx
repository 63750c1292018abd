import { siteConfig } from '../../site.config.ts';
import { shellText } from '../../text/shell.ts';
import styles from './Announcement.module.css';
import { CloseIcon } from './icons.tsx';

/** Puts the base path in front of root-relative links, as a setting cannot call `href`. */
export function announcementHtml(html: string, base: string): string {
  return html.replace(/(\bhref=["']?)\/(?!\/)([^"'\s>]*)/g, (whole, start, path) =>
    `/${path}`.startsWith(base) ? whole : `${start}${base}${path}`,
  );
}

/** Announcement above the navbar. The boot script hides it before paint if it was dismissed. */
export function Announcement({ announcement = siteConfig.announcement }) {
  if (!announcement) {
    return null;
  }
  return (
    <aside
      className={styles.bar}
      aria-label={shellText.announcement}
      data-announcement={announcement.id}
    >
      <p
        dangerouslySetInnerHTML={{ __html: announcementHtml(announcement.html, siteConfig.base) }}
      />
      {announcement.dismissable ? (
        <button
          type="button"
          className={styles.close}
          data-announcement-close
          data-needs-script
          aria-label={shellText.closeAnnouncement}
        >
          <CloseIcon />
        </button>
      ) : null}
    </aside>
  );
}
