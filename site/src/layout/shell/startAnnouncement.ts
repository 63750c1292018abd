import { storage } from '../../client/storage.ts';

const DISMISSED_KEY = 'docusaurus.announcement.dismiss';
const ID_KEY = 'docusaurus.announcement.id';

/** Closes the announcement and stores that; the boot script shows one with another id again. */
export function startAnnouncement(): void {
  const bar = document.querySelector<HTMLElement>('[data-announcement]');
  bar?.querySelector('[data-announcement-close]')?.addEventListener('click', () => {
    storage.set(ID_KEY, bar.dataset.announcement ?? '');
    storage.set(DISMISSED_KEY, 'true');
    document.documentElement.dataset.announcementDismissed = '';
    // The focused button is gone: move the focus to the top of the page.
    document.querySelector<HTMLElement>('header a')?.focus();
  });
}
