import postcss, { type ChildNode, type Container, type Root } from 'postcss';

/** Rules inside these stand for themselves; the others only hold a list of rules. */
const HOLDERS = new Set(['media', 'supports', 'layer', 'container']);

const classNames = (selector: string) =>
  [...selector.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map((match) => match[1] ?? '');

/** A sheet that was read, with every class that it names, and what was picked of it by classes. */
interface Sheet {
  root: Root;
  names: ReadonlySet<string>;
  picked: Map<string, string>;
}

/** Most pages share their styles, and many the classes of their first view as well. */
const sheets = new Map<string, Sheet>();

function sheetOf(css: string): Sheet {
  const known = sheets.get(css);
  if (known) {
    return known;
  }
  const root = postcss.parse(css);
  const names = new Set<string>();
  root.walkRules(({ selector }) => {
    for (const name of classNames(selector)) {
      names.add(name);
    }
  });
  const sheet = { root, names, picked: new Map<string, string>() };
  sheets.set(css, sheet);
  return sheet;
}

/**
 * Picks the rules that the first view of a page can need: those that name a class of it, and those
 * that name no class. Animations and page boxes can wait.
 * @param css a whole style sheet
 * @param classes every class of the elements that are painted first
 * @returns the rules, in the order of the sheet
 * @throws CssSyntaxError when the sheet cannot be read
 */
export function firstViewStyles(css: string, classes: ReadonlySet<string>): string {
  const { root, names, picked } = sheetOf(css);
  const shown = new Set([...classes].filter((name) => names.has(name)));
  const key = [...shown].sort().join(' ');
  const known = picked.get(key);
  if (known !== undefined) {
    return known;
  }
  const isNeeded = (selector: string) => {
    const own = classNames(selector);
    return own.length === 0 || own.some((name) => shown.has(name));
  };
  const copy = root.clone();
  dropOthers(copy, isNeeded);
  picked.set(key, copy.toString());
  return copy.toString();
}

function dropOthers(
  container: Container<ChildNode>,
  isNeeded: (selector: string) => boolean,
): void {
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
