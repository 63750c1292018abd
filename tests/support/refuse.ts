import type { Page } from '@playwright/test';

/** How a browser refuses: a property that is not there, or one that throws when it is read or called. */
export type Refusal = 'missing' | 'throws';

/** Refuses a global, or a member of one, to the pages that are opened from now on: `navigator.clipboard`. */
export async function refuse(page: Page, name: string, how: Refusal): Promise<void> {
  await page.addInitScript(
    ({ path, isMissing }) => {
      const last = path.at(-1) ?? '';
      let owner = path
        .slice(0, -1)
        .reduce<object | undefined>((at, key) => at && Reflect.get(at, key), globalThis);
      while (owner && !Object.hasOwn(owner, last)) {
        owner = Object.getPrototypeOf(owner);
      }
      const own = owner && Object.getOwnPropertyDescriptor(owner, last);
      if (!owner || !own) {
        if (window === window.top) {
          throw new Error(`${path.join('.')} is not there to refuse.`);
        }
        // The frame of a phone has not all of them.
        return;
      }
      const fail = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      if (isMissing) {
        Reflect.deleteProperty(owner, last);
      } else if (own.get) {
        Object.defineProperty(owner, last, { ...own, get: fail, set: fail });
      } else {
        // A function of its own, as `new` takes no arrow.
        Object.defineProperty(owner, last, {
          ...own,
          value: function refused() {
            fail();
          },
        });
      }
    },
    { path: name.split('.'), isMissing: how === 'missing' },
  );
}
