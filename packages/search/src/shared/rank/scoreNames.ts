import type { SearchIndex } from '../index/searchIndex.ts';
import { stripSeparators } from '../korean/chars.ts';
import { toKeystrokes } from '../korean/hangul.ts';
import { ENGLISH_SUFFIXES, PARTICLE_KEYSTROKES } from '../korean/particles.ts';
import type { Reading } from '../query/reading.ts';
import { WEIGHTS } from '../weights.ts';

/** Names that are looked at for one that holds the query as a whole. */
export const MAX_NAME_MATCHES = 1000;
/** Keystrokes that a particle behind a name may have. */
const MAX_PARTICLE_KEYSTROKES = 9;

/** Words that the name of a page is looked for in. */
const MAX_NAME_WORDS = 3;

/** Scores of sections whose name is, or holds, the query. */
interface NameScores {
  /** By section: its name holds the query. */
  points: Map<number, number>;
  /** By page's own section: the query is, or begins, a name of the page. */
  pages: Map<number, number>;
  /** By page: a part of the query names it. */
  within: Map<number, number>;
}

const raise = (map: Map<number, number>, section: number, value: number) =>
  map.set(section, Math.max(value, map.get(section) ?? 0));

/** The query in keystrokes: as it stands, and without the words that only ask. */
function keysOf({ text, words }: Reading): string[] {
  const content = words.filter((word) => !word.isStop).map((word) => word.text);
  return [...new Set([stripSeparators(text), content.join('')].map(toKeystrokes))];
}

/** The keys, and what is left of them without a particle. */
function withoutParticles(keys: string): string[] {
  const forms = [keys];
  for (let size = 1; size <= Math.min(MAX_PARTICLE_KEYSTROKES, keys.length - 2); size++) {
    const rest = keys.slice(-size);
    if (PARTICLE_KEYSTROKES.has(rest) || ENGLISH_SUFFIXES.has(rest)) {
      forms.push(keys.slice(0, -size));
    }
  }
  return forms;
}

/** Points of the sections for what they are called, spaces aside. */
export function scoreNames(index: SearchIndex, reading: Reading): NameScores {
  const { names, sections } = index;
  const points = new Map<number, number>();
  const pages = new Map<number, number>();
  const isPage = (section: number) => sections[section]?.level === 1;
  const [whole = '', ...others] = keysOf(reading);
  // A heading that is just what was typed needs no guess at what was meant.
  const isName = names.byKeys.has(whole);
  if (whole.length > 1) {
    names.keys.each(whole, MAX_NAME_MATCHES, (name, at) => {
      const section = names.sections[name] ?? 0;
      const share = whole.length / (names.keys.lengths[name] || 1);
      const part = WEIGHTS.wholeInHeading * (0.4 + 0.35 * share + (at === 0 ? 0.25 : 0));
      raise(points, section, share === 1 ? WEIGHTS.wholeHeading : part);
      if (at === 0 && isPage(section) && !(isName && share < 1)) {
        raise(pages, section, WEIGHTS.pageBegun);
      }
    });
  }
  for (const keys of (isName ? [whole] : [whole, ...others]).filter(Boolean)) {
    for (const form of withoutParticles(keys)) {
      for (const name of names.byKeys.get(form) ?? []) {
        const section = names.sections[name] ?? 0;
        const own = form === whole ? 1 : 0.9;
        raise(points, section, own * WEIGHTS.wholeHeading);
        if (isPage(section)) {
          raise(pages, section, own * WEIGHTS.pageNamed);
        }
      }
    }
  }
  return { points, pages, within: isName ? new Map() : pagesNamedIn(index, reading) };
}

/**
 * Finds pages that a part of the query names: the rest of it asks for a section in them.
 * @returns by page, the share of the query that is its name
 */
function pagesNamedIn({ names, sections }: SearchIndex, { words }: Reading): Map<number, number> {
  const within = new Map<number, number>();
  const content = words.filter((word) => !word.isStop).map((word) => toKeystrokes(word.text));
  for (let from = 0; from < content.length; from++) {
    for (let to = from + 1; to <= Math.min(content.length, from + MAX_NAME_WORDS); to++) {
      const typed = content.slice(from, to).join('');
      for (const form of withoutParticles(typed)) {
        for (const name of names.byKeys.get(form) ?? []) {
          const { level, page = 0 } = sections[names.sections[name] ?? 0] ?? {};
          if (level === 1) {
            const topic = from === 0 ? WEIGHTS.topic : 0;
            raise(within, page, Math.min(1, (to - from) / content.length + topic));
          }
        }
      }
    }
  }
  return within;
}
