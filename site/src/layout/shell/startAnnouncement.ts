import { storage } from '../../client/storage.ts';

const DISMISSED = 'docusaurus.announcement.dismiss';
const ID = 'docusaurus.announcement.id';

/** Closes the announcement for good; the boot script shows one with another id. */
export function startAnnouncement(): void {
  const bar = document.querySelector<HTMLElement>('[data-announcement]');
  bar?.querySelector('[data-announcement-close]')?.addEventListener('click', () => {
    storage.set(ID, bar.dataset.announcement ?? '');
    storage.set(DISMISSED, 'true');
    document.documentElement.dataset.announcementDismissed = '';
    // The button that had the focus is gone: a keyboard goes on at the top of the page.
    document.querySelector<HTMLElement>('header a')?.focus();
  });
}
