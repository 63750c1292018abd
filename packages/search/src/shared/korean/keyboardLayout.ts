import { assembleKeystrokes, toKeystrokes } from './jamo.ts';

const LATIN = 'qwertyuiopasdfghjklzxcvbnmQWERTOP';
const KOREAN = 'ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅉㄸㄲㅆㅒㅖ';

/**
 * Reads what was typed on the English layout as the same keys of the Korean one; other characters
 * stay.
 * @example convertQwertyToHangul('tmsorqk') // '스낵바'
 */
export function convertQwertyToHangul(text: string): string {
  let keys = '';
  for (const char of text) {
    const exact = LATIN.indexOf(char);
    const place = exact < 0 ? LATIN.indexOf(char.toLowerCase()) : exact;
    keys += place < 0 ? char : KOREAN.charAt(place);
  }
  return assembleKeystrokes(keys);
}

/**
 * Reads what was typed on the Korean layout as the same keys of the English one, in lower case;
 * other characters stay.
 * @example convertHangulToQwerty('ㅅㅐㅁㄴㅅ') // 'toast'
 */
export function convertHangulToQwerty(text: string): string {
  let out = '';
  for (const key of toKeystrokes(text)) {
    const place = KOREAN.indexOf(key);
    out += place < 0 ? key : LATIN.charAt(place);
  }
  return out.toLowerCase();
}
