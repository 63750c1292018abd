import { onPage } from '../navigation/onPage.ts';

/** Offers the nearest pages where an address leads nowhere; the groups are there without it. */
export function startNotFound(): void {
  onPage((root) => {
    const list = root.querySelector<HTMLElement>('[data-nearest]');
    if (list) {
      import('./showNearest.ts').then(
        ({ showNearest }) => showNearest(list),
        () => undefined,
      );
    }
    return undefined;
  });
}
