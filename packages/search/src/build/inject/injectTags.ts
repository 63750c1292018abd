import { parse } from 'parse5';
import { TAG_ATTRIBUTE } from '../../shared/attributes.ts';
import { escapeHtml } from '../../shared/escapeHtml.ts';
import { attribute, findTag } from '../page/nodes.ts';

/** Tags of an earlier run. */
const OLD_TAGS = new RegExp(
  `<link[^>]*\\s${TAG_ATTRIBUTE}[^>]*>|<script[^>]*\\s${TAG_ATTRIBUTE}[^>]*></script>`,
  'g',
);

/** Content of the tags. */
export interface Tags {
  /** Address of the folder that holds script and style sheet, with a slash at the end. */
  folder: string;
  /** Settings for the script. */
  settings: object;
}

/**
 * Tags that add the search to a page. The first script is small, and queues presses until the module
 * runs; it does not delay the page, which waits for the style sheet anyway.
 * @example tagsOf({ folder: '/s/', settings: {} }).includes('src="/s/search.js"') // true
 */
export function tagsOf({ folder, settings }: Tags): string {
  const data = escapeHtml(JSON.stringify(settings));
  return (
    `<script src="${folder}early.js" ${TAG_ATTRIBUTE}></script>` +
    `<link rel="stylesheet" href="${folder}search.css" ${TAG_ATTRIBUTE}>` +
    `<script type="module" src="${folder}search.js" ${TAG_ATTRIBUTE}="${data}"></script>`
  );
}

/** Offset in the HTML for the tags: the end of its head, which may be implicit. */
function placeOf(html: string): number {
  const { childNodes } = parse(html, { sourceCodeLocationInfo: true });
  const head = findTag(childNodes, 'head')?.sourceCodeLocation;
  const body = findTag(childNodes, 'body')?.sourceCodeLocation;
  const root = findTag(childNodes, 'html')?.sourceCodeLocation;
  const doctype = /^\s*<!doctype[^>]*>/i.exec(html)?.[0].length ?? 0;
  return (
    head?.endTag?.startOffset ??
    head?.startTag?.endOffset ??
    body?.startTag?.startOffset ??
    root?.startTag?.endOffset ??
    doctype
  );
}

/**
 * Reads the language of a page from its html element; empty where it names none.
 * @example languageOf('<html lang="ko">') // 'ko'
 */
export function languageOf(html: string): string {
  const root = findTag(parse(html).childNodes, 'html');
  return (root && attribute(root, 'lang')) ?? '';
}

/**
 * Inserts the tags into a page, or replaces those of an earlier run.
 * @example injectTags('<p>', { folder: '/s/', settings: {} }).endsWith('<p>') // true
 */
export function injectTags(html: string, tags: Tags): string {
  const bare = html.replace(OLD_TAGS, '');
  const place = placeOf(bare);
  return bare.slice(0, place) + tagsOf(tags) + bare.slice(place);
}
