import type { DefaultTreeAdapterTypes as Html } from 'parse5';
import { attribute } from '../postprocess/elements.ts';
import type { BuiltPage, Step } from '../postprocess/types.ts';
import { pageStyles } from './pageStyles.ts';
import { sheetName } from './sheetName.ts';
import { splitStyles } from './splitStyles.ts';
import { tidyStyles } from './tidyStyles.ts';
import { type ScriptWords, scriptWords, wordsOnPage } from './words.ts';

/** Without it a browser paints twice: the bare header, then what the reader came for. */
const WAIT = '<link rel="expect" href="#first-view-end" blocking="render">';

/** The attribute of the mark, which names a sheet. */
const NAME = 'data-page-styles';

/** Pages of this kind hold so much that a reader would wait for all of it. */
const isLong = ({ kind }: BuiltPage['page']) => kind === 'doc' || kind === 'post';

/** Where the text between an element's tags begins and ends. */
function innerOf(element: Html.Element): [number, number] {
  const { startTag, endTag } = element.sourceCodeLocation ?? {};
  if (!startTag || !endTag) {
    throw new Error(`<${element.tagName}> has no end.`);
  }
  return [startTag.endOffset, endTag.startOffset];
}

/**
 * Moves the styles of a page from its head to the mark of `FirstViewEnd`. The head keeps what
 * the first view needs; see splitStyles.ts. A page without the mark is all first view. Rules that a
 * page can have no use for stay away, and so does what is said twice. The mark of a
 * text names the sheet that light pages of its kind share: see navigation/styles.ts.
 * @param folder address of the folder of sheets, with a slash at its end
 * @returns the page's text; none for a page without styles
 * @throws Error when a page has the mark twice, no styles to move, or needs the mark and lacks it
 */
export function moveStyles(
  { page, html, css, elements }: BuiltPage,
  scripts: ScriptWords,
  folder: string,
): string | undefined {
  const marks = elements.filter((one) => attribute(one, NAME) !== undefined);
  const [mark] = marks;
  if (marks.length > 1 || (!mark && isLong(page))) {
    throw new Error(`The page has ${marks.length} <FirstViewEnd />. Put one after its lead.`);
  }
  const before = mark ? elements.slice(0, elements.indexOf(mark)) : elements;
  const [styles, ...others] = before.filter(({ tagName }) => tagName === 'style');
  if (!styles && !mark) {
    // It only leads to another page.
    return undefined;
  }
  if (!styles || others.length > 0) {
    throw new Error(
      `The page has ${others.length + (styles ? 1 : 0)} <style> before the end of its first view, not one. Let Astro inline all styles (build.inlineStylesheets).`,
    );
  }
  const [start] = innerOf(styles);
  const needed = pageStyles(tidyStyles(css), wordsOnPage(html, scripts));
  if (!mark) {
    return html.slice(0, start) + needed + html.slice(start);
  }
  const classes = before.flatMap((one) => attribute(one, 'class')?.split(/\s+/) ?? []);
  const { first, rest } = splitStyles(needed, new Set(classes));
  const [place] = innerOf(mark);
  const name = mark.sourceCodeLocation?.attrs?.[NAME];
  // From a list, readers go on to pages of another kind.
  const sheet = isLong(page) ? folder + sheetName(css) : '';
  const opening = html.slice(styles.sourceCodeLocation?.startOffset, start);
  return (
    html.slice(0, start - opening.length) +
    WAIT +
    opening +
    first +
    html.slice(start, name?.startOffset) +
    `${NAME}="${sheet}"` +
    html.slice(name?.endOffset, place) +
    rest +
    html.slice(place)
  );
}

/**
 * Lets the heading and the lead of a page be painted before all of its styles have come.
 * @param options.folder the site as it is being built, with a slash at its end; its scripts are
 *   written before the first page is rendered
 * @param options.base base path of the site
 */
export function firstPaint({ folder, base }: { folder: string; base: string }): Step {
  let scripts: ScriptWords | undefined;
  return {
    name: 'first paint',
    page: (built) => {
      scripts ??= scriptWords(`${folder}_astro/`);
      return moveStyles(built, scripts, `${base}_astro/`);
    },
  };
}
