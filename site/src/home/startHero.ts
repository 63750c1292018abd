import type { Playground } from '@zs-docs/playground';
import { readerIsHere } from '../navigation/readerIsHere.ts';
import { whenNotUrgent } from '../ui/whenStill.ts';

/** What opens the sheet: the label of a row of examples/Home.app.tsx. */
const ROW = '작약7,000원';

/** The screen is seen at rest before it moves, in milliseconds. */
const REST = 700;

/** The phone of the first screen opens its sheet by itself, once, for a reader who has stayed. */
export async function startHero(playground: Playground, leaving: AbortSignal): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    return;
  }
  await readerIsHere;
  await whenNotUrgent();
  if (leaving.aborted) {
    return;
  }
  const phone = await playground.phone('Home.app');
  const stop = phone.onState(() => open());
  const open = () => {
    if (phone.state !== 'running') {
      return;
    }
    stop();
    setTimeout(() => {
      // A reader who is inside already does as they like.
      if (!leaving.aborted && !phone.element.contains(document.activeElement)) {
        phone.press(ROW);
      }
    }, REST);
  };
  open();
}
