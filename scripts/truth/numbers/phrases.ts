import { blank } from '../source/blank.ts';

/** What stands in a hole of a phrase. */
export interface Stated {
  value: string;
  line: number;
  start: number;
  end: number;
}

const HOLE = '{}';
/** A number, a colour, a fraction or a name: what pages and the source state in one word. */
const VALUE = String.raw`(#[\da-fA-F]{6}|[\w]+(?:\.[\w]+)*|[½⅓⅔])`;

const lineAt = (text: string, at: number) => text.slice(0, at).split('\n').length;

/** Makes a pattern of a phrase: holes hold values, and any white space may stand between its words. */
function toPattern(phrase: string): RegExp {
  const escaped = phrase
    .split(HOLE)
    .map((part) =>
      part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/\s+/g, String.raw`\s*`),
    );
  return new RegExp(escaped.join(VALUE), 'dg');
}

/**
 * Finds all places of a phrase in a text.
 * @param phrase text with `{}` for each value: `{}초 뒤에 사라집니다`
 * @returns for each place, what stands in the holes
 */
export function findPhrase(text: string, phrase: string): Stated[][] {
  return [...text.matchAll(toPattern(phrase))].map((match) =>
    match.slice(1).map((value, at) => {
      const [start, end] = match.indices?.[at + 1] ?? [0, 0];
      return { value, line: lineAt(text, start), start, end };
    }),
  );
}

/** What is code or a name rather than a statement: kept as blanks, so that places stay the same. */
const NOT_STATED = [
  /^---\n[\s\S]*?\n---$/m,
  /```[\s\S]*?```/g,
  /\{\/\*[\s\S]*?\*\/\}/g,
  /<[A-Z][^>]*>/g,
  /`[^`\n]*`/g,
  /\]\([^)]*\)/g,
  // Comments of YAML, and headings with their numbers of steps.
  /^#+ .*$/gm,
  /^ *\d+\. /gm,
  // Files that notes name.
  /^ +source: .*$/gm,
  // The second part of a contrast.
  /(?<=\d):1\b/g,
  // Versions: releases.json has them.
  /\b\d+\.\d+\.\d+\b/g,
];

/** Numbers, colours and fractions that a page or a file of notes states in its text. */
export function statedNumbers(text: string): Stated[] {
  const prose = NOT_STATED.reduce((rest, pattern) => rest.replace(pattern, blank), text);
  return [...prose.matchAll(/#[\da-fA-F]{6}\b|\d+(?:\.\d+)*|[½⅓⅔]/g)].map((match) => ({
    value: match[0],
    line: lineAt(text, match.index),
    start: match.index,
    end: match.index + match[0].length,
  }));
}
