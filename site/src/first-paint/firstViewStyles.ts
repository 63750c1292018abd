import postcss, { type ChildNode, type Container } from 'postcss';

/** Rules inside these stand for themselves; the others only hold a list of rules. */
const HOLDERS = new Set(['media', 'supports', 'layer', 'container']);

const classNames = (selector: string) =>
  [...selector.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map((match) => match[1] ?? '');

/**
 * Picks the rules that the first view of a page can need: those that name a class of it, and those
 * that name no class. Animations and page boxes can wait.
 * @param css a whole style sheet
 * @param classes every class of the elements that are painted first
 * @returns the rules, in the order of the sheet
 * @throws CssSyntaxError when the sheet cannot be read
 */
export function firstViewStyles(css: string, classes: ReadonlySet<string>): string {
  const sheet = postcss.parse(css);
  const isNeeded = (selector: string) => {
    const names = classNames(selector);
    return names.length === 0 || names.some((name) => classes.has(name));
  };
  dropOthers(sheet, isNeeded);
  return sheet.toString();
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
