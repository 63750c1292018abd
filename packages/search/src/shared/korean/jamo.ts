const CHOSEONGS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const JUNGSEONGS = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';
const JONGSEONGS = ' ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ';
const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;

/** Letters that take two key presses on the two-set keyboard. */
const COMPOUND_JAMO: Record<string, string> = Object.fromEntries(
  'ㅘㅗㅏ ㅙㅗㅐ ㅚㅗㅣ ㅝㅜㅓ ㅞㅜㅔ ㅟㅜㅣ ㅢㅡㅣ ㄳㄱㅅ ㄵㄴㅈ ㄶㄴㅎ ㄺㄹㄱ ㄻㄹㅁ ㄼㄹㅂ ㄽㄹㅅ ㄾㄹㅌ ㄿㄹㅍ ㅀㄹㅎ ㅄㅂㅅ'
    .split(' ')
    .map((one) => [one.charAt(0), one.slice(1)]),
);
const COMPOUND_BY_PARTS = new Map(Object.entries(COMPOUND_JAMO).map(([one, two]) => [two, one]));
const keystrokesBySyllable: string[] = [];

/**
 * Disassembles a syllable.
 * @param code UTF-16 code of a syllable
 * @returns places in the tables of choseong, jungseong and jongseong (jongseong 0: none)
 * @example disassembleSyllable('값'.charCodeAt(0)) // [0, 0, 18]
 */
export function disassembleSyllable(
  code: number,
): [choseong: number, jungseong: number, jongseong: number] {
  const n = code - FIRST_SYLLABLE;
  return [Math.floor(n / 588), Math.floor((n % 588) / 28), n % 28];
}

/**
 * Tells whether a UTF-16 code is a composed Hangul syllable, 가 to 힣.
 * @example isSyllable('값'.charCodeAt(0)) // true
 * @example isSyllable('ㄱ'.charCodeAt(0)) // false
 */
export const isSyllable = (code: number) => code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE;

/**
 * Tells whether the last syllable of a word ends in a consonant; false for other letters.
 * @example hasBatchim('모달') // true
 * @example hasBatchim('토스트') // false
 */
export function hasBatchim(word: string): boolean {
  const code = word.charCodeAt(word.length - 1);
  return isSyllable(code) && (code - FIRST_SYLLABLE) % 28 !== 0;
}

function syllableToKeystrokes(char: string): string {
  const [choseong, jungseong, jongseong] = disassembleSyllable(char.charCodeAt(0));
  const middle = JUNGSEONGS.charAt(jungseong);
  const end = jongseong ? JONGSEONGS.charAt(jongseong) : '';
  return (
    CHOSEONGS.charAt(choseong) + (COMPOUND_JAMO[middle] ?? middle) + (COMPOUND_JAMO[end] ?? end)
  );
}

/**
 * Splits Hangul into keystrokes of the two-set keyboard, so that a half-typed syllable is a prefix
 * of the whole one. Other characters stay.
 * @example toKeystrokes('값') // 'ㄱㅏㅂㅅ'
 * @example toKeystrokes('바텀시트') // 'ㅂㅏㅌㅓㅁㅅㅣㅌㅡ'
 */
export function toKeystrokes(text: string): string {
  let out = '';
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isSyllable(code)) {
      keystrokesBySyllable[code - FIRST_SYLLABLE] ??= syllableToKeystrokes(text.charAt(at));
      out += keystrokesBySyllable[code - FIRST_SYLLABLE];
    } else {
      out += COMPOUND_JAMO[text.charAt(at)] ?? text.charAt(at);
    }
  }
  return out;
}

/**
 * Replaces each syllable by its initial consonant; other characters stay.
 * @example getChoseong('바텀시트 API') // 'ㅂㅌㅅㅌ API'
 */
export function getChoseong(text: string): string {
  let out = '';
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    out += isSyllable(code) ? CHOSEONGS.charAt(disassembleSyllable(code)[0]) : text.charAt(at);
  }
  return out;
}

/**
 * Composes keystrokes into what a two-set input method shows: the reverse of `toKeystrokes`.
 * @example assembleKeystrokes('ㄱㅏㅂㅅ') // '값'
 * @example assembleKeystrokes('ㅁㅗㄷ') // '몯'
 */
export function assembleKeystrokes(keys: string): string {
  let out = '';
  let choseong = '';
  let jungseong = '';
  let jongseong = '';
  const flush = () => {
    const code =
      FIRST_SYLLABLE + CHOSEONGS.indexOf(choseong) * 588 + JUNGSEONGS.indexOf(jungseong) * 28;
    out +=
      choseong && jungseong
        ? String.fromCharCode(code + (jongseong ? JONGSEONGS.indexOf(jongseong) : 0))
        : choseong + jungseong;
    choseong = '';
    jungseong = '';
    jongseong = '';
  };
  for (const key of keys) {
    if (JUNGSEONGS.includes(key)) {
      if (jongseong) {
        // The last consonant begins the next syllable.
        const pair = COMPOUND_JAMO[jongseong] ?? jongseong;
        jongseong = pair.length > 1 ? pair.charAt(0) : '';
        flush();
        choseong = pair.charAt(pair.length - 1);
      } else if (jungseong && COMPOUND_BY_PARTS.has(jungseong + key)) {
        jungseong = COMPOUND_BY_PARTS.get(jungseong + key) ?? key;
        continue;
      } else if (jungseong) {
        flush();
      }
      jungseong = key;
    } else if (CHOSEONGS.includes(key)) {
      if (choseong && jungseong && !jongseong && JONGSEONGS.includes(key)) {
        jongseong = key;
      } else if (jongseong && COMPOUND_BY_PARTS.has(jongseong + key)) {
        jongseong = COMPOUND_BY_PARTS.get(jongseong + key) ?? '';
      } else {
        flush();
        choseong = key;
      }
    } else {
      flush();
      out += key;
    }
  }
  flush();
  return out;
}

/**
 * Tells whether a text consists of consonant letters, as of typed initials; clusters like ㄳ count.
 * @example isChoseong('ㅂㅌㅅㅌ') // true
 * @example isChoseong('바ㅌ') // false
 */
export const isChoseong = (text: string) => /^[ㄱ-ㅎ]+$/.test(text);
