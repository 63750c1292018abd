/** How a syllable ends when read aloud: with a vowel, with ㄹ, or with another consonant. */
export type Ending = 'vowel' | 'rieul' | 'consonant';

const HANGUL_START = 0xac00;
const HANGUL_END = 0xd7a3;
/** Finals of a Hangul syllable: 28 places, of which the eighth is ㄹ. */
const FINALS = 28;
const RIEUL = 8;

/** Digits as read in Korean: 영 일 이 삼 사 오 육 칠 팔 구. */
const DIGITS: readonly Ending[] = [
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

/** Letters read one by one: 에이, 비, … 엘, 엠, 엔, 아르, …; those not here end in a vowel. */
const LETTERS: Readonly<Record<string, Ending>> = { l: 'rieul', m: 'consonant', n: 'consonant' };

/** Latin words whose spelling misleads, by how Koreans read them. */
const WORDS: Readonly<Record<string, Ending>> = {
  true: 'vowel',
  false: 'vowel',
  style: 'rieul',
  role: 'rieul',
  title: 'rieul',
  console: 'rieul',
  module: 'rieul',
  variable: 'rieul',
  disable: 'rieul',
  able: 'rieul',
  toggle: 'rieul',
  single: 'rieul',
  scale: 'rieul',
  file: 'rieul',
  size: 'vowel',
  theme: 'consonant',
  name: 'consonant',
  time: 'consonant',
  home: 'consonant',
  default: 'vowel',
  type: 'consonant',
  img: 'vowel',
  timeout: 'consonant',
  layout: 'consonant',
  out: 'consonant',
  typo: 'vowel',
  base: 'vowel',
  mode: 'vowel',
  node: 'vowel',
  code: 'vowel',
  outline: 'consonant',
  underline: 'consonant',
  inline: 'consonant',
  done: 'consonant',
  one: 'consonant',
  online: 'consonant',
  line: 'consonant',
  undefined: 'vowel',
  divider: 'vowel',
  layer: 'vowel',
  action: 'consonant',
  bun: 'consonant',
  yarn: 'consonant',
  expo: 'vowel',
  json: 'consonant',
  top: 'consonant',
  group: 'consonant',
  keyboard: 'vowel',
  web: 'consonant',
  app: 'consonant',
  map: 'consonant',
  step: 'consonant',
  sdk: 'vowel',
  os: 'vowel',
  ios: 'vowel',
  api: 'vowel',
  url: 'rieul',
  html: 'rieul',
  css: 'vowel',
  mdx: 'vowel',
  npm: 'consonant',
  pnpm: 'consonant',
  eas: 'vowel',
  jdk: 'vowel',
  rss: 'vowel',
  reanimated: 'vowel',
  zsui: 'vowel',
  stack: 'consonant',
  back: 'consonant',
  cat: 'consonant',
  set: 'consonant',
  get: 'consonant',
  snack: 'consonant',
  talkback: 'consonant',
  macos: 'vowel',
  pack: 'consonant',
  check: 'vowel',
  black: 'consonant',
  callback: 'consonant',
  hook: 'consonant',
  fallback: 'consonant',
  block: 'consonant',
  ref: 'vowel',
  light: 'vowel',
  height: 'vowel',
  resize: 'vowel',
  props: 'vowel',
  escape: 'vowel',
  enter: 'vowel',
  space: 'vowel',
  tab: 'consonant',
  pixel: 'rieul',
  label: 'rieul',
  modal: 'rieul',
  all: 'rieul',
  level: 'rieul',
  portal: 'rieul',
  global: 'rieul',
  email: 'rieul',
  util: 'rieul',
  small: 'rieul',
  interval: 'rieul',
  hidden: 'consonant',
};

/** Endings of a Latin word by its last letters, where nothing names the whole. */
const TAILS: readonly (readonly [RegExp, Ending])[] = [
  [/ng$/, 'consonant'],
  [/(?:[mn]|[mn]e)$/, 'consonant'],
  [/(?:l|le|ll)$/, 'rieul'],
  // A short vowel before it keeps t, k, p, b and c a final: set 셋, back 백, app 앱, public 퍼블릭.
  [/(?:^|[^aeiou])[aeiou](?:ck|pp|[tkpbc])$/, 'consonant'],
];

/** Parts a name is read in: `useOverlay` is use and overlay, `maxSDK` max and SDK. */
function lastPart(word: string): string {
  const parts = word.split(/[^A-Za-z0-9]+/).filter(Boolean);
  const last = parts.at(-1) ?? '';
  return last.match(/[A-Z]{2,}$|[A-Z]?[a-z]+$|[A-Z]$|\d+$/)?.[0] ?? last;
}

function latinEnding(word: string): Ending {
  const part = lastPart(word);
  const known = WORDS[part.toLowerCase()];
  if (known) {
    return known;
  }
  if (/^(?:[A-Z]+|[a-z])$/.test(part)) {
    return LETTERS[part.at(-1)?.toLowerCase() ?? ''] ?? 'vowel';
  }
  return TAILS.find(([tail]) => tail.test(part.toLowerCase()))?.[1] ?? 'vowel';
}

/** Numbers end as their last digit does; tens, hundreds, thousands as 십, 백, 천: all with a consonant. */
function numberEnding(digits: string): Ending {
  if (/[1-9]0+$/.test(digits)) {
    return 'consonant';
  }
  return DIGITS[Number(digits.at(-1))] ?? 'vowel';
}

/**
 * How a piece of text ends when read aloud.
 * @returns undefined where nothing readable stands at its end
 */
export function endingOf(text: string): Ending | undefined {
  const last = text.at(-1);
  if (last === undefined) {
    return undefined;
  }
  const code = last.charCodeAt(0);
  if (code >= HANGUL_START && code <= HANGUL_END) {
    const final = (code - HANGUL_START) % FINALS;
    return final === 0 ? 'vowel' : final === RIEUL ? 'rieul' : 'consonant';
  }
  if (/\d/.test(last)) {
    return numberEnding(/\d+$/.exec(text)?.[0] ?? last);
  }
  return /[A-Za-z]/.test(last)
    ? latinEnding(/[A-Za-z0-9_.'-]+$/.exec(text)?.[0] ?? last)
    : undefined;
}
