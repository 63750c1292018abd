import type { Page } from '@playwright/test';
import { bcd, featureAt, isNewer } from './compat.ts';

/** What the polyfill of popovers brings is half HTML, which no script can take from a browser. */
const WITH_HTML = /popover/i;

/** Keys of what is a member of an owner: neither its constructor, a symbol nor an event. */
const isMember = (owner: string, key: string) =>
  key !== owner && /^[a-z]\w*$/i.test(key) && !key.endsWith('_event') && !WITH_HTML.test(key);

function newMembers(path: string[], owner: string, own: object): string[] {
  const isNewMember = (key: string) => {
    const feature = isMember(owner, key) ? featureAt(...path, owner, key) : undefined;
    return feature && isNewer(feature);
  };
  return Object.keys(own)
    .filter(isNewMember)
    .flatMap((key) => {
      const name = key.replace(/_static$/, '');
      const ofOwner = `${owner}.${name}`;
      const ofObjects = `${owner}.prototype.${name}`;
      // Those of the language do not say which they are.
      return path[0] === 'api' ? (name === key ? ofObjects : ofOwner) : [ofOwner, ofObjects];
    });
}

/**
 * Globals of scripts that one of the oldest browsers lacks, and members of the others: `URL.parse`,
 * `Element.prototype.setHTML`.
 */
const newGlobals: readonly string[] = [
  { path: ['api'], owners: bcd.api },
  { path: ['javascript', 'builtins'], owners: bcd.javascript.builtins ?? {} },
].flatMap(({ path, owners }) =>
  Object.entries(owners).flatMap(([owner, own]) => {
    const feature = featureAt(...path, owner);
    return feature && isNewer(feature) ? owner : newMembers(path, owner, own);
  }),
);

/** Takes names from the pages that are opened from now on: `fetch`, `Array.prototype.at`. */
export async function removeGlobals(page: Page, names: readonly string[]): Promise<void> {
  await page.addInitScript((removed) => {
    for (const name of removed) {
      const path = name.replace('Window.prototype.', '').split('.');
      const last = path.pop() ?? '';
      const holder = path.reduce<unknown>((at, key) => at && Reflect.get(at, key), globalThis);
      if (holder) {
        Reflect.deleteProperty(holder, last);
      }
    }
  }, names);
}

/** Takes from the pages that are opened from now on what one of the oldest browsers lacks. */
export const removeNewGlobals = (page: Page) => removeGlobals(page, newGlobals);
