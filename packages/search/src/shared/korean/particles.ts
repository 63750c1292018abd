import { toKeystrokes } from './hangul.ts';

/**
 * Splits a text at white space.
 * @example splitWords(' 은 는 ') // ['은', '는']
 */
export const splitWords = (text: string) => text.trim().split(/\s+/);

/** Particles (josa) and forms of 이다 that follow a noun, single and combined. */
export const PARTICLES = new Set(
  splitWords(`은 는 이 가 을 를 의 에 와 과 도 로 만 나 란 들 인 야
    랑 이랑 한테서 으로 에서 에게 한테 까지 부터 보다 처럼 마다 조차 밖에 이나 이란 라는 라고 이며 이고 이다 이라 이면 라면 이든 든지 이자 에는 에도 에만 와는 과는 와의 과의 로는 로도 로만 로의 만을 만이 만은 들은 들이 들을 들의 들에 들과 들도 들로 이라는 이라고 이라면 이지만 이므로 이어야 여야 였다 이었다 인지 인데 일 일때 임을 임 입니다 이에요 예요 이죠 인가요
    에서는 에서도 에서만 에서의 에게는 에게도 으로는 으로도 으로만 으로의 으로써 로써 으로서 로서 로부터 으로부터 에서부터 까지의 까지는 부터는 부터의 보다는 보다도 처럼요 들에게 들에서 들에는 들로는 들만 들까지 들입니다 이었습니다 였습니다 이라도 이거나 이기 이지 하고`),
);

/** Particles that need a consonant, and those that need a vowel before them. */
const AFTER_CONSONANT = new Set(
  splitWords(
    '은 이 을 과 이랑 으로 이나 이란 이며 이고 과는 과의 으로는 으로도 으로만 으로써 으로서 으로부터',
  ),
);
const AFTER_VOWEL = new Set(splitWords('는 가 를 와 라는 와는 와의 여야 예요'));

/**
 * Tells whether a particle may follow a word by the sound that the word ends in.
 * @param afterConsonant whether the word ends in a consonant (batchim)
 * @example fitsAfter('을', true) // true
 * @example fitsAfter('를', true) // false
 */
export function fitsAfter(particle: string, afterConsonant: boolean): boolean {
  return afterConsonant ? !AFTER_VOWEL.has(particle) : !AFTER_CONSONANT.has(particle);
}

/** Particles as keystrokes. */
export const PARTICLE_KEYSTROKES = new Set(Array.from(PARTICLES, toKeystrokes));

/** Endings of English words that leave the meaning. */
export const ENGLISH_SUFFIXES = new Set(['s', 'es', 'd', 'ed', 'ing', 'er', 'r', 'js']);

/** 하다, 되다, 시키다 with an ending: the noun before it carries the meaning. */
const VERBALISED =
  /(?:[하한할함합해했되된될됨됩돼됐]|시[키킨킬킴킵켜켰])(?:[가-힣]{0,6}[다요고며면서는은지게기니까데도록려세죠야라든음자만던를을이가의때])?$/;

const VERB_STARTS = '하한할함합해했되된될됨됩돼됐시';

/**
 * Length of the noun in front of 하다, 되다 or 시키다; 0 when there is none of two syllables or more.
 * @example nounBeforeVerb('설정하기') // 2
 * @example nounBeforeVerb('모달') // 0
 */
export function nounBeforeVerb(word: string): number {
  for (let at = 2; at < word.length; at++) {
    if (!VERB_STARTS.includes(word.charAt(at))) {
      continue;
    }
    const rest = word.slice(at);
    const found = VERBALISED.exec(rest);
    if (found && found.index === 0) {
      return at;
    }
  }
  return 0;
}

/** Past-tense infix between a verb's stem and its ending: 접었, 바꿨, 갔. */
const PAST = splitWords('ㅆ 었 았 ㅓㅆ ㅏㅆ');
/** What follows it. */
const AFTER_PAST = splitWords(
  '다 던 을 어 음 고 네 나 지 네요 나요 어요 죠 지만 는데 는지 는데요 는데도 습니다 습니까 으면 으니 으니까 으며 어도 어야 다면 다는 다고 다가 더니 더라고요 을까 을까요 을때 거든요',
);

/** Endings (eomi) of native verbs as keystrokes; those of one jamo alone prove nothing. */
export const VERB_ENDINGS = new Set(
  [
    ...splitWords(`ㄴ ㄹ ㅁ ㅓ ㅏ ㄴ다 ㅂ니다 ㄹ지 ㄴ지 ㄴ데 ㄴ데요 ㄹ수록 ㅂ시다 ㄴ다면 ㄴ다는 ㄴ다고 ㄹ까 ㄹ까요 ㄹ게요 ㄹ래요 ㄹ때
    다 는 은 을 고 며 면 지 기 음 어 아 게 자 죠 던 니 네 요 서 도 야 나
    는거 는건 는건지 는법 는중 ㄴ거 ㄴ건지 ㄹ거 ㄹ수 을거 을수
    는다 으며 으면 지만 어서 아서 어야 아야 습니다 세요 으세요 려면 으려면 려고 으려고 도록 거나 는지 은지 을지 니까 으니 으니까 므로 으므로 네요 어요 아요 는데 는데요 는데도 은데 은데요 지는 지도 기를 기가 기는 기에 기도 기만 기로 어도 아도 어진 아진 어지 아지 다면 다는 다고 다가 는다면 을까 을까요 을때 ㅓ요 ㅏ요 더라도 자마자 면서 으면서 거든요 더니 더라고요
    어집니다 아집니다 어졌습니다 아졌습니다 어져요 아져요 어졌어요 아졌어요 습니까 ㅂ니까 나요 ㄴ가요 은가요 는가 는가요 ㅓ서 ㅏ서 ㅓ야 ㅏ야 ㅓ도 ㅏ도`),
    ...PAST.flatMap((past) => AFTER_PAST.map((ending) => past + ending)),
  ].map(toKeystrokes),
);

/** Keystrokes an ending needs before it proves that a word is a verb. */
export const MIN_PROVING_KEYSTROKES = 3;
