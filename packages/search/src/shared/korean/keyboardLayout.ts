import { assembleKeystrokes, toKeystrokes } from './jamo.ts';

const LATIN = 'qwertyuiopasdfghjklzxcvbnmQWERTOP';
const KOREAN = 'ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅉㄸㄲㅆㅒㅖ';

/** Hangul that the same keys give on the Korean layout; other characters stay. */
export function convertQwertyToHangul(text: string): string {
  let keys = '';
  for (const char of text) {
    const exact = LATIN.indexOf(char);
    const place = exact < 0 ? LATIN.indexOf(char.toLowerCase()) : exact;
    keys += place < 0 ? char : KOREAN.charAt(place);
  }
  return assembleKeystrokes(keys);
}

/** Latin letters (lower case) that the same keys give on the English layout; other characters stay. */
export function convertHangulToQwerty(text: string): string {
  let out = '';
  for (const key of toKeystrokes(text)) {
    const place = KOREAN.indexOf(key);
    out += place < 0 ? key : LATIN.charAt(place);
  }
  return out.toLowerCase();
}
