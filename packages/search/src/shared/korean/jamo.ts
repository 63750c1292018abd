const LEADS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const VOWELS = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';
const TAILS = ' ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ';
const FIRST = 0xac00;
const LAST = 0xd7a3;

/** Letters that take two key presses on the two-set keyboard. */
const DOUBLE: Record<string, string> = Object.fromEntries(
  'ㅘㅗㅏ ㅙㅗㅐ ㅚㅗㅣ ㅝㅜㅓ ㅞㅜㅔ ㅟㅜㅣ ㅢㅡㅣ ㄳㄱㅅ ㄵㄴㅈ ㄶㄴㅎ ㄺㄹㄱ ㄻㄹㅁ ㄼㄹㅂ ㄽㄹㅅ ㄾㄹㅌ ㄿㄹㅍ ㅀㄹㅎ ㅄㅂㅅ'
    .split(' ')
    .map((one) => [one.charAt(0), one.slice(1)]),
);
const JOINED = new Map(Object.entries(DOUBLE).map(([one, two]) => [two, one]));
const known: string[] = [];

/** A syllable taken apart: places in the tables of leads, vowels and tails (tail 0: none). */
export function partsOf(code: number): [lead: number, vowel: number, tail: number] {
  const n = code - FIRST;
  return [Math.floor(n / 588), Math.floor((n % 588) / 28), n % 28];
}

export const isSyllable = (code: number) => code >= FIRST && code <= LAST;

/** Whether the last syllable of a word ends in a consonant (batchim); false for other letters. */
export function endsInConsonant(word: string): boolean {
  const code = word.charCodeAt(word.length - 1);
  return isSyllable(code) && (code - FIRST) % 28 !== 0;
}

function strokesOfSyllable(char: string): string {
  const [lead, vowel, tail] = partsOf(char.charCodeAt(0));
  const middle = VOWELS.charAt(vowel);
  const end = tail ? TAILS.charAt(tail) : '';
  return LEADS.charAt(lead) + (DOUBLE[middle] ?? middle) + (DOUBLE[end] ?? end);
}

/** The keys pressed on the two-set keyboard to write the text, so that half a syllable is a prefix. */
export function strokes(text: string): string {
  let out = '';
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isSyllable(code)) {
      known[code - FIRST] ??= strokesOfSyllable(text.charAt(at));
      out += known[code - FIRST];
    } else {
      out += DOUBLE[text.charAt(at)] ?? text.charAt(at);
    }
  }
  return out;
}

/** The initial consonants of the text; other characters stay. */
export function initials(text: string): string {
  let out = '';
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    out += isSyllable(code) ? LEADS.charAt(partsOf(code)[0]) : text.charAt(at);
  }
  return out;
}

/** What a two-set input method shows after these keys: the reverse of `strokes`. */
export function compose(keys: string): string {
  let out = '';
  let lead = '';
  let vowel = '';
  let tail = '';
  const flush = () => {
    const code = FIRST + LEADS.indexOf(lead) * 588 + VOWELS.indexOf(vowel) * 28;
    out +=
      lead && vowel ? String.fromCharCode(code + (tail ? TAILS.indexOf(tail) : 0)) : lead + vowel;
    lead = '';
    vowel = '';
    tail = '';
  };
  for (const key of keys) {
    if (VOWELS.includes(key)) {
      if (tail) {
        // The last consonant begins the next syllable.
        const pair = DOUBLE[tail] ?? tail;
        tail = pair.length > 1 ? pair.charAt(0) : '';
        flush();
        lead = pair.charAt(pair.length - 1);
      } else if (vowel && JOINED.has(vowel + key)) {
        vowel = JOINED.get(vowel + key) ?? key;
        continue;
      } else if (vowel) {
        flush();
      }
      vowel = key;
    } else if (LEADS.includes(key)) {
      if (lead && vowel && !tail && TAILS.includes(key)) {
        tail = key;
      } else if (tail && JOINED.has(tail + key)) {
        tail = JOINED.get(tail + key) ?? '';
      } else {
        flush();
        lead = key;
      }
    } else {
      flush();
      out += key;
    }
  }
  flush();
  return out;
}

/** Whether the text is only consonant letters, as people type initials; pairs like ㄳ count. */
export const isInitials = (text: string) => /^[ㄱ-ㅎ]+$/.test(text);
