import { storage } from '../ui/storage.ts';

const DISMISSED = 'docusaurus.announcement.dismiss';
const ID = 'docusaurus.announcement.id';

/** Closes the announcement for good; one with a new id appears again. */
export function startAnnouncement(): void {
  const bar = document.querySelector<HTMLElement>('[data-announcement]');
  if (!bar) {
    return;
  }
  const { announcement: id = '' } = bar.dataset;
  if (storage.get(ID) !== id) {
    storage.set(ID, id);
    storage.set(DISMISSED, 'false');
  }
  bar.querySelector('[data-announcement-close]')?.addEventListener('click', () => {
    storage.set(DISMISSED, 'true');
    document.documentElement.dataset.announcementDismissed = '';
    // The button that had the focus is gone: a keyboard goes on at the top of the page.
    document.querySelector<HTMLElement>('header a')?.focus();
  });
}
