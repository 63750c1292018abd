import { escapeHtml } from './escape.ts';
import type { MarkedValue } from './protocol.ts';

/** A stretch of a text, from `start` up to but not including `end`, in UTF-16 units. */
export interface Range {
  start: number;
  end: number;
}

/**
 * Finds what of a text the query matched, in order and without overlaps.
 * @param section the section whose text it is; without one it is a heading
 */
export type Matcher = (text: string, section?: number) => Range[];

/** The tags put around a match; they come from the request and are used as they are. */
export interface Tags {
  pre: string;
  post: string;
}

/** Escapes the text and puts the tags around the matched ranges. */
export function markText(text: string, ranges: readonly Range[], tags: Tags): MarkedValue {
  let value = '';
  let at = 0;
  for (const { start, end } of ranges) {
    if (start < at || end <= start || end > text.length) {
      continue;
    }
    value +=
      escapeHtml(text.slice(at, start)) + tags.pre + escapeHtml(text.slice(start, end)) + tags.post;
    at = end;
  }
  value += escapeHtml(text.slice(at));
  const covered = ranges.length === 1 && ranges[0]?.start === 0 && ranges[0].end === text.length;
  return { value, matchLevel: at === 0 ? 'none' : covered ? 'full' : 'partial' };
}
