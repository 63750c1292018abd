import postcss from 'postcss';
import { oncePerSheet } from './oncePerSheet.ts';

/** A property of a package that is set: by the site, or by the package itself (`--_…`). */
const SET = /[{;](--(?:zs-|_)[\w-]+):([^;}]+)/g;

/** A value that is one of the site's own properties and nothing else. */
const OWN = /^var\(--(?!zs-|_)[\w-]+\)$/;

/** Beginning of a value that reads a property of a package, and may say what to take in its place. */
const READ = /var\((--(?:zs-|_)[\w-]+)(?=[,)])/g;

/** Where the parenthesis that is open at a place of a sheet is closed. */
function closing(css: string, from: number): number {
  let open = 1;
  let at = from;
  while (open > 0 && at < css.length) {
    open += css[at] === '(' ? 1 : css[at] === ')' ? -1 : 0;
    at += 1;
  }
  return at;
}

/** The site's own properties that those of packages stand for, but for what is set to several things. */
function settings(css: string): Map<string, string> {
  const values = new Map<string, Set<string>>();
  for (const [, name = '', value = ''] of css.matchAll(SET)) {
    values.set(name, (values.get(name) ?? new Set()).add(value));
  }
  return new Map(
    [...values].flatMap(([name, [value, ...others]]) =>
      value && OWN.test(value) && others.length === 0 ? [[name, value]] : [],
    ),
  );
}

/**
 * Reads the site's own properties where a package reads its property that stands for them. What a
 * package has set itself stays: a sheet that comes later may read it, see dropUnread.ts.
 */
function withoutDetours(css: string): string {
  const set = settings(css);
  let kept = '';
  let at = 0;
  for (const match of css.matchAll(READ)) {
    const value = set.get(match[1] ?? '');
    if (value && match.index >= at) {
      kept += css.slice(at, match.index) + value;
      at = closing(css, match.index + match[0].length);
    }
  }
  return (kept + css.slice(at)).replace(
    /(--zs-[\w-]+):(var\(--[\w-]+\));?/g,
    (whole, name, value) => (set.get(name) === value ? '' : whole),
  );
}

/** Drops each rule that comes again later: the later one decides. */
function withoutRepeats(css: string): string {
  const root = postcss.parse(css);
  const seen = new Set<string>();
  for (const node of root.nodes.toReversed()) {
    const text = node.toString();
    const isEmpty = node.type === 'rule' && node.nodes.length === 0;
    if (seen.has(text) || isEmpty) {
      node.remove();
    }
    seen.add(text);
  }
  return root.toString();
}

/**
 * Says once what a sheet that was put together from many says several times: rules that two parts
 * of a page bring, and properties of packages that only stand for the site's own.
 * @param css a whole style sheet
 * @throws CssSyntaxError when the sheet cannot be read
 */
export const tidyStyles = oncePerSheet((css: string): string =>
  // Twice: the first time a package's own property becomes one that only stands for the site's.
  withoutRepeats(withoutDetours(withoutDetours(css))),
);
