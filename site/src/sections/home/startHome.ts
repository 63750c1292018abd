import type { Playground } from '@zs-docs/playground';
import { PAGE_EVENT } from '../../client/router/onPage.ts';
import { startFold } from './startFold.ts';
import { startOverlays } from './startOverlays.ts';
import { startTheme } from './startTheme.ts';

/** Brings the screens of the home page to life, until the reader leaves it. */
export function startHome(home: HTMLElement, playground: Playground): void {
  // A reader may have left before this has come.
  if (!home.isConnected) {
    return;
  }
  const left = new AbortController();
  const leaving = left.signal;
  document.addEventListener(PAGE_EVENT, () => left.abort(), { once: true });
  startOverlays(home, playground);
  startTheme(home, playground, leaving);
  startFold(home, playground);
}
