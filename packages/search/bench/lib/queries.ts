import { stripSeparators } from '../../src/shared/korean/chars.ts';
import {
  assembleKeystrokes,
  getChoseong,
  hasBatchim,
  toKeystrokes,
} from '../../src/shared/korean/hangul.ts';
import type { Chance } from './random.ts';
import type { BenchSection } from './sections.ts';

/** A query and the section it must find; null: nothing may be found. */
export interface BenchQuery {
  kind: string;
  text: string;
  url: string | null;
}

const KEYS = 'qwertyuiopasdfghjklzxcvbnm';
const LETTERS = 'ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡ';
const DOUBLED: Record<string, string> = {
  ㅃ: 'Q',
  ㅉ: 'W',
  ㄸ: 'E',
  ㄲ: 'R',
  ㅆ: 'T',
  ㅒ: 'O',
  ㅖ: 'P',
};
const isKorean = (word: string) => /^[가-힣]{2,}$/.test(word);

/** What the English layout types when Korean was meant. */
const onEnglishLayout = (text: string) =>
  Array.from(toKeystrokes(text), (key) => DOUBLED[key] ?? KEYS[LETTERS.indexOf(key)] ?? key).join(
    '',
  );

function withParticles(heading: string): string {
  return heading
    .split(' ')
    .map((word, at) =>
      isKorean(word) ? word + ((hasBatchim(word) ? '은이을' : '는가를')[at % 3] ?? '') : word,
    )
    .join(' ');
}

function withSlip(heading: string, chance: Chance): string | null {
  const keys = [...toKeystrokes(heading)];
  const at = chance.below(keys.length - 1);
  if (keys.length < 6 || keys[at] === ' ' || keys[at + 1] === ' ') {
    return null;
  }
  [keys[at], keys[at + 1]] = [keys[at + 1] ?? '', keys[at] ?? ''];
  return assembleKeystrokes(keys.join(''));
}

/** Ways to type a heading; null where a way makes no sense for it. */
const ways: Record<string, (heading: string, chance: Chance) => string | null> = {
  'as it stands': (heading) => heading,
  'with particles': withParticles,
  'without spaces': (heading) => (heading.includes(' ') ? heading.replaceAll(' ', '') : null),
  'half typed': (heading) => {
    const keys = toKeystrokes(heading);
    return keys.length < 8
      ? null
      : assembleKeystrokes(keys.slice(0, Math.ceil(keys.length * 0.7))).trim();
  },
  'with a slip': withSlip,
  'initial consonants': (heading) => {
    return stripSeparators(heading).length >= 4 && isKorean(stripSeparators(heading))
      ? getChoseong(heading)
      : null;
  },
  'other layout': (heading) =>
    isKorean(stripSeparators(heading)) ? onEnglishLayout(heading) : null,
};

function phraseOf(section: BenchSection, chance: Chance): string | null {
  const words = section.text.split(/\s+/);
  const from = chance.below(words.length - 4);
  const phrase = words.slice(from, from + 4).join(' ');
  return words.length > 8 && /[가-힣]{2}/.test(phrase) && phrase.length < 50 ? phrase : null;
}

/** Makes at most `count` queries a kind from headings that only one section has. */
export function makeQueries(
  sections: readonly BenchSection[],
  chance: Chance,
  count: number,
): BenchQuery[] {
  const times = new Map<string, number>();
  for (const { heading } of sections) {
    times.set(stripSeparators(heading), (times.get(stripSeparators(heading)) ?? 0) + 1);
  }
  const unique = sections.filter(({ heading }) => {
    const isShort = heading.length >= 3 && heading.length <= 30;
    return times.get(stripSeparators(heading)) === 1 && isShort && /[가-힣]{2}/.test(heading);
  });
  const queries: BenchQuery[] = [];
  const make = (
    kind: string,
    from: readonly BenchSection[],
    way: (one: BenchSection) => string | null,
  ) => {
    let made = 0;
    for (const section of chance.shuffle(from)) {
      const text = made < count ? way(section) : null;
      if (text) {
        queries.push({ kind, text, url: section.url });
        made++;
      }
    }
  };
  for (const [kind, way] of Object.entries(ways)) {
    make(kind, unique, (section) => way(section.heading, chance));
  }
  const all = sections.map((section) => section.text);
  make('words of a text', sections, (section) => {
    const phrase = phraseOf(section, chance);
    return phrase && all.filter((text) => text.includes(phrase)).length === 1 ? phrase : null;
  });
  for (let n = 0; n < count; n++) {
    const syllables = Array.from({ length: 5 }, () =>
      String.fromCharCode(0xac00 + chance.below(11172)),
    );
    queries.push({ kind: 'nonsense', text: syllables.join(''), url: null });
  }
  return queries;
}
