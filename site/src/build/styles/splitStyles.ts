import postcss, { type ChildNode, type Container } from 'postcss';
import { oncePerSheet } from './oncePerSheet.ts';
import type { Words } from './words.ts';

/** Rules inside these stand for themselves; the others only hold a list of rules. */
const HOLDERS = new Set(['media', 'supports', 'layer', 'container']);

const classNames = (selector: string) =>
  [...selector.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map((match) => match[1] ?? '');

type IsNeeded = (selector: string) => boolean;

function dropOthers(container: Container<ChildNode>, isNeeded: IsNeeded): void {
  container.each((node) => {
    if (node.type === 'atrule' && node.nodes && HOLDERS.has(node.name)) {
      dropOthers(node as Container<ChildNode>, isNeeded);
      if (node.nodes.length === 0) {
        node.remove();
      }
    } else if (node.type !== 'rule' || !isNeeded(node.selector)) {
      node.remove();
    }
  });
}

/** What the first view needs of one part of a sheet. */
function pick(node: ChildNode, isNeeded: IsNeeded): string {
  const part = postcss.root({ nodes: [node.clone()] });
  dropOthers(part, isNeeded);
  return part.toString();
}

/** Up to where the parts of a sheet hold more that the first view needs than what it does not. */
function denseEnd(parts: readonly { whole: string; picked: string }[]): number {
  let gain = 0;
  let best = { gain: 0, end: 0 };
  for (const [index, { whole, picked }] of parts.entries()) {
    gain += 2 * picked.length - whole.length;
    if (gain > best.gain) {
      best = { gain, end: index + 1 };
    }
  }
  return best.end;
}

/** The styles of a page, as they come. */
interface Split {
  first: string;
  rest: string;
}

/**
 * Splits the styles of a page in two. The first part begins with the sheet itself as far as most of
 * it is needed there, and goes on with copies of what else the first view can need: rules that
 * name a class of it, and rules that name no class. Animations and page boxes can wait. The second
 * part is the rest of the sheet; it comes after the copies, so they change no cascade.
 * @param css a whole style sheet
 * @param classes every class of the elements that are painted first
 * @throws CssSyntaxError when the sheet cannot be read
 */
export const splitStyles = oncePerSheet((css: string, classes: Words): Split => {
  const isNeeded = (selector: string) => {
    const own = classNames(selector);
    return own.length === 0 || own.some((name) => classes.has(name));
  };
  const parts = postcss
    .parse(css)
    .nodes.map((node) => ({ whole: node.toString(), picked: pick(node, isNeeded) }));
  const end = denseEnd(parts);
  const wholes = parts.map(({ whole }) => whole);
  const copies = parts.slice(end).map(({ picked }) => picked);
  return {
    first: [...wholes.slice(0, end), ...copies].join(''),
    rest: wholes.slice(end).join(''),
  };
});
