import * as es from 'es-hangul';

export { hasBatchim } from 'es-hangul';

/**
 * Replaces each part of a text that the pattern finds. The memory makes es-hangul fast enough to open
 * an index: it has tens of thousands of syllables, few of them different.
 */
function replaceEach(part: RegExp, change: (part: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  const remember = (found: string) => {
    const changed = known.get(found) ?? change(found);
    known.set(found, changed);
    return changed;
  };
  return (text) => text.replace(part, remember);
}

/**
 * Splits Hangul into keystrokes of the two-set keyboard, so that a half-typed syllable is a prefix
 * of the whole one. Other characters stay.
 * @example toKeystrokes('값') // 'ㄱㅏㅂㅅ'
 * @example toKeystrokes('바텀시트') // 'ㅂㅏㅌㅓㅁㅅㅣㅌㅡ'
 */
export const toKeystrokes = replaceEach(/[ㄱ-ㅣ가-힣]/g, es.disassemble);

/**
 * Replaces each syllable by its initial consonant; other characters stay.
 * @example getChoseong('바텀시트 API') // 'ㅂㅌㅅㅌ API'
 */
export const getChoseong = replaceEach(/[가-힣]/g, es.getChoseong);

/** Keystrokes of one syllable; a consonant before a vowel begins the next. */
const SYLLABLE_KEYS = /[ㄱ-ㅎ](?:ㅗ[ㅏㅐㅣ]|ㅜ[ㅓㅔㅣ]|ㅡㅣ|[ㅏ-ㅣ])(?:[ㄱ-ㅎ](?![ㅏ-ㅣ])){0,2}/g;

/**
 * Composes keystrokes into what a two-set input method shows: the reverse of `toKeystrokes`.
 * @example assembleKeystrokes('ㄱㅏㅂㅅ') // '값'
 * @example assembleKeystrokes('ㅁㅗㄷ') // '몯'
 */
export const assembleKeystrokes = replaceEach(SYLLABLE_KEYS, (keys) => es.assemble([...keys]));

/**
 * Reads what was typed on the English layout as the same keys of the Korean one; other characters
 * stay. es-hangul's own function throws for two vowels without a consonant before them.
 * @example convertQwertyToHangul('tmsorqk') // '스낵바'
 * @example convertQwertyToHangul('hks') // 'ㅗㅏㄴ'
 */
export const convertQwertyToHangul = (text: string) =>
  assembleKeystrokes(es.convertQwertyToAlphabet(text));

/**
 * Reads what was typed on the Korean layout as the same keys of the English one, in lower case;
 * other characters stay.
 * @example convertHangulToQwerty('ㅅㅐㅁㄴㅅ') // 'toast'
 */
export const convertHangulToQwerty = (text: string) => es.convertHangulToQwerty(text).toLowerCase();

/**
 * Tells whether a text consists of consonant letters, as of typed initials; clusters like ㄳ count.
 * @example isChoseong('ㅂㅌㅅㅌ') // true
 * @example isChoseong('바ㅌ') // false
 */
export function isChoseong(text: string): boolean {
  return /^[ㄱ-ㅎ]+$/.test(text);
}
