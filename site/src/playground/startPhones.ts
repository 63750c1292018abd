import { watchPhones } from '@zs-docs/playground/browser/watchPhones';
import { sharedName } from '@zs-docs/playground/shared/sharedName';
import { onPage } from '../navigation/onPage.ts';
import { readerIsHere } from '../navigation/readerIsHere.ts';
import { holdUntil, whenNotUrgent } from '../ui/whenStill.ts';
import { phoneSettled } from './phoneSettled.ts';

/** A page put in place by script does not attach the shadow roots that HTML declares. */
function attachPosters(root: ParentNode): void {
  for (const template of root.querySelectorAll<HTMLTemplateElement>('template[shadowrootmode]')) {
    template.parentElement?.attachShadow({ mode: 'open' }).append(template.content);
    template.remove();
  }
}

/**
 * Starts each phone of a page when it comes near the view of a reader who stays; a link with code
 * starts its own.
 */
export function startPhones(): void {
  onPage((root) => {
    const ends: (() => void)[] = [];
    const wake = async (phone: HTMLElement) => {
      await readerIsHere;
      await whenNotUrgent();
      holdUntil(phoneSettled(phone));
      import('./host.ts').then(
        ({ startHost }) => {
          if (phone.isConnected) {
            ends.push(startHost(phone));
          }
        },
        () => window.addEventListener('online', () => wake(phone), { once: true }),
      );
    };
    attachPosters(root);
    const stop = watchPhones(root, wake);
    const shared = sharedName(window.location.hash);
    if (shared) {
      document.getElementById(`example-${shared}`)?.scrollIntoView();
    }
    return () => {
      stop();
      for (const end of ends) {
        end();
      }
    };
  });
}
