import { onPage } from '../navigation/onPage.ts';

/** Shows the comments of a page that has some, with a script that comes for them only. */
export function startComments(): void {
  onPage((root) => {
    const place = root.querySelector<HTMLElement>('[data-comments]');
    const stop =
      place && import('./showComments.ts').then(({ showComments }) => showComments(place));
    return () => stop?.then((end) => end());
  });
}
