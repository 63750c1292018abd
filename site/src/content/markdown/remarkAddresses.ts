import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/** A letter that no address has unless it is escaped: `를` after `https://example.com/guide`. */
const NO_ADDRESS = /[^\x21-\x7e]/;

/** What ends a sentence and not an address; a bracket that the address itself opens stays. */
const TAIL = /(?:[.,;:!?'"*_]|(?<!\([^()]*)\))+$/;

/**
 * Ends an address that stands in a sentence where its letters end: GFM takes particles and full-width signs
 * into it (https://github.com/remarkjs/remark-gfm/issues/83). An address in brackets is left as written.
 */
export function remarkAddresses() {
  return (tree: Root) => {
    visit(tree, 'link', (link, at, parent) => {
      const [text] = link.children;
      if (text?.type !== 'text' || !parent || at === undefined || !link.url.endsWith(text.value)) {
        return undefined;
      }
      const end = text.value.search(NO_ADDRESS);
      if (end < 0 || !/^(?:https?:|www\.)/i.test(text.value)) {
        return undefined;
      }
      const address = text.value.slice(0, end).replace(TAIL, '');
      const rest = text.value.slice(address.length);
      link.url = link.url.slice(0, link.url.length - rest.length);
      text.value = address;
      parent.children.splice(at + 1, 0, { type: 'text', value: rest });
      return [SKIP, at + 2];
    });
  };
}
