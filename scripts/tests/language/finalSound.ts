/** Final sound of a word, which selects its particle (josa): a vowel, ㄹ, or another consonant. */
export type FinalSound = 'vowel' | 'rieul' | 'consonant';

const HANGUL_START = 0xac00;
const HANGUL_END = 0xd7a3;
/** Number of jongseong (final consonants) of a Hangul syllable, none included. */
const JONGSEONG_COUNT = 28;
/** Index of ㄹ among them. */
const RIEUL = 8;

/** Digits as they are read in Korean: 영 일 이 삼 사 오 육 칠 팔 구. */
const DIGIT_SOUNDS: readonly FinalSound[] = [
  'consonant',
  'rieul',
  'vowel',
  'consonant',
  'vowel',
  'vowel',
  'consonant',
  'rieul',
  'rieul',
  'vowel',
];

/** Letters of abbreviations, read one by one: 엘, 엠, 엔. All others end in a vowel. */
const LETTER_SOUNDS: Readonly<Record<string, FinalSound>> = {
  l: 'rieul',
  m: 'consonant',
  n: 'consonant',
};

/** Latin words whose Korean pronunciation differs from the spelling rules. */
const IRREGULAR_WORDS: Readonly<Record<string, FinalSound>> = {
  type: 'consonant',
  timeout: 'consonant',
  layout: 'consonant',
  out: 'consonant',
  group: 'consonant',
  radiogroup: 'consonant',
  check: 'vowel',
  hook: 'consonant',
};

/** Endings of a Latin word by its last letters, where nothing names the whole. */
const SPELLING_RULES: readonly (readonly [RegExp, FinalSound])[] = [
  [/ng$/, 'consonant'],
  [/(?:[mn]|[mn]e)$/, 'consonant'],
  [/(?:l|le|ll)$/, 'rieul'],
  // After a short vowel t, k, p, b and c are finals: set 셋, back 백, app 앱, public 퍼블릭.
  [/(?:^|[^aeiou])[aeiou](?:ck|pp|[tkpbc])$/, 'consonant'],
];

/** Last word of an identifier: `Overlay` of `useOverlay`, `SDK` of `maxSDK`. */
function lastPart(word: string): string {
  const parts = word.split(/[^A-Za-z0-9]+/).filter(Boolean);
  const last = parts.at(-1) ?? '';
  return last.match(/[A-Z]{2,}$|[A-Z]?[a-z]+$|[A-Z]$|\d+$/)?.[0] ?? last;
}

function latinSound(word: string): FinalSound {
  const part = lastPart(word);
  const known = IRREGULAR_WORDS[part.toLowerCase()];
  if (known) {
    return known;
  }
  if (/^(?:[A-Z]+|[a-z])$/.test(part)) {
    return LETTER_SOUNDS[part.at(-1)?.toLowerCase() ?? ''] ?? 'vowel';
  }
  return SPELLING_RULES.find(([tail]) => tail.test(part.toLowerCase()))?.[1] ?? 'vowel';
}

/** Final sound of a number: that of its last digit, or a consonant for 십, 백 and 천. */
function numberSound(digits: string): FinalSound {
  if (/[1-9]0+$/.test(digits)) {
    return 'consonant';
  }
  return DIGIT_SOUNDS[Number(digits.at(-1))] ?? 'vowel';
}

/**
 * Final sound of a text when it is read aloud.
 * @returns undefined if the text does not end with a letter or digit
 */
export function finalSoundOf(text: string): FinalSound | undefined {
  const last = text.at(-1);
  if (last === undefined) {
    return undefined;
  }
  const code = last.charCodeAt(0);
  if (code >= HANGUL_START && code <= HANGUL_END) {
    const final = (code - HANGUL_START) % JONGSEONG_COUNT;
    return final === 0 ? 'vowel' : final === RIEUL ? 'rieul' : 'consonant';
  }
  if (/\d/.test(last)) {
    return numberSound(/\d+$/.exec(text)?.[0] ?? last);
  }
  return /[A-Za-z]/.test(last)
    ? latinSound(/[A-Za-z0-9_.'-]+$/.exec(text)?.[0] ?? last)
    : undefined;
}
