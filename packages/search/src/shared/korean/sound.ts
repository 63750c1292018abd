import { isSyllable, placesOf } from './hangul.ts';

/** Sound classes of the 19 leading and 28 closing consonants of Hangul. */
const CHOSEONG_SOUNDS = 'kknttlmppss-sssktph';
const JONGSEONG_SOUNDS = '-kkknnntllllllllmppttnttktpt';

/** Final consonants of loanwords, and none. */
const LOAN_TAILS = '-ㄱㄴㄹㅁㅂㅅㅇ';
const JONGSEONGS = '-ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ';

/** English spellings whose sound differs from that of their letters; by default like s. */
const SPELLINGS = /[ts]ion|[ts]?ch|[st]h|ph|ck|qu|x|ng(?=$|[^aeiouy])|gh|kn|wr|c(?=[eiy])|g(?=e)/g;
const SOUNDS: Record<string, string> = {
  tion: 'sn',
  sion: 'sn',
  ph: 'p',
  ck: 'k',
  qu: 'k',
  x: 'ks',
  ng: 'n',
  gh: '',
  kn: 'n',
  wr: 'r',
};
/** Beginnings of English words, and sequences that none contains, to detect random letters. */
const SPOKEN =
  /^(?:[bcdfghjklmnpqrstvwxyz]|[bcfgkps]l|[bcdfgkptw]r|[cgknpstw]h|s[ckmnpqtvw]|[dt]w|[gkp]n|p[st]|sch|scr|shr|spl|spr|str|thr|chr)?[aeiouy]/;
const UNSPOKEN = /q(?!u)|[aeiouy]{4}|yy|(.)\1\1/;

/** Latin consonants and the sound class of each; w has none. */
const CONSONANTS = 'bcdfghjklmnpqrstvz';
const CLASSES = 'pktpkhsklmnpklstps';
const VOWEL = '-';

/** Consonants with a mark for a vowel at the start; repeated ones without a vowel between fall together. */
function finish(sounds: string): string {
  const start = sounds.startsWith(VOWEL) ? VOWEL : '';
  return start + sounds.replace(/([a-z])\1+/g, '$1').replaceAll(VOWEL, '');
}

/**
 * Consonant skeleton of a Hangul word; empty for one that no English word can be written as.
 * @example soundOfHangul('버튼') // 'ptn'
 */
export function soundOfHangul(word: string): string {
  let sounds = '';
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    if (!isSyllable(code)) {
      return '';
    }
    const [choseong, , jongseong] = placesOf(code);
    if (!LOAN_TAILS.includes(JONGSEONGS.charAt(jongseong))) {
      return '';
    }
    sounds += choseong === 11 ? VOWEL : `${CHOSEONG_SOUNDS.charAt(choseong)}${VOWEL}`;
    sounds += jongseong ? JONGSEONG_SOUNDS.charAt(jongseong) : '';
  }
  // A vowel that only carries a consonant (ㅡ) is not told apart: doubled sounds meet over it.
  return finish(sounds);
}

/** Consonant skeleton of an English word as Koreans would write it: component and 컴포넌트 share one. */
function soundOfLatin(word: string): string {
  const lower = word.toLowerCase();
  if (!/^[a-z]+$/.test(lower) || !SPOKEN.test(lower) || UNSPOKEN.test(lower)) {
    return '';
  }
  const text = lower
    .replace(SPELLINGS, (spelling) => SOUNDS[spelling] ?? 's')
    .replace(/e$/, '')
    .replace(/r(?![aeiouy])/g, '');
  let sounds = '';
  for (const letter of text) {
    const place = CONSONANTS.indexOf(letter);
    sounds += place < 0 ? (letter === 'w' ? '' : VOWEL) : CLASSES.charAt(place);
  }
  return finish(sounds);
}

/**
 * Consonant skeletons of an English word and, for a plural, of its singular: Koreans drop that s.
 * @example soundsOfLatin('buttons') // ['ptns', 'ptn']
 */
export function soundsOfLatin(word: string): string[] {
  const isPlural = word.length > 4 && /[^s]s$/.test(word);
  return isPlural ? [soundOfLatin(word), soundOfLatin(word.slice(0, -1))] : [soundOfLatin(word)];
}

/** Sound of each vowel; ㅡ has none of its own. */
const HANGUL_VOWELS = 'aeaeyeyeoaeeouyeiu-ii';
/** Sounds that an English letter may stand for. */
const LATIN_VOWELS: Record<string, string> = {
  a: 'aeyi',
  e: 'eiy',
  i: 'ia',
  o: 'oyau',
  u: 'uya',
  y: 'i',
};

/** The vowels of a Hangul word, with diphthongs joined. */
function vowelsOfHangul(word: string): string[] {
  const groups: string[] = [];
  let isOpen = false;
  for (let at = 0; at < word.length; at++) {
    const [choseong, jungseong, jongseong] = placesOf(word.charCodeAt(at));
    const sound = HANGUL_VOWELS.charAt(jungseong);
    if (sound !== VOWEL) {
      const flowsOn = isOpen && choseong === 11;
      groups.push((flowsOn ? (groups.pop() ?? '') : '') + sound);
    }
    isOpen = jongseong === 0 && sound !== VOWEL;
  }
  return groups;
}

/** The vowels of an English word, without the silent e at its end. */
function vowelsOfLatin(word: string): string[] {
  return (
    word
      .toLowerCase()
      .replace(/(?<=[aeiouy][^aeiouy]+)e$/, '')
      .match(/[aeiouy]+/g) ?? []
  );
}

/**
 * Tells whether the vowels of two words sound alike, given that their consonants do.
 * @example vowelsAgree('로그인', 'login') // true
 * @example vowelsAgree('로그인', 'liveregion') // false
 */
export function vowelsAgree(hangul: string, latin: string): boolean {
  const one = vowelsOfHangul(hangul);
  const other = vowelsOfLatin(latin);
  // A sibilant at the end gets a vowel in Korean: page is 페이지.
  if (one.length === other.length + 1 && one.at(-1) === 'i') {
    one.pop();
  }
  return (
    one.length === other.length &&
    one.every((sounds, n) =>
      [...(other[n] ?? '')].some((letter) =>
        [...sounds].some((sound) => LATIN_VOWELS[letter]?.includes(sound)),
      ),
    )
  );
}
