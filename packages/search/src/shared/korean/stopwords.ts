import { toKeystrokes } from './hangul.ts';
import { PARTICLES, splitWords, VERB_ENDINGS } from './particles.ts';

/** Question words, whatever follows. */
const ASKING = /^(?:뭐|뭘|뭔|뭣|무엇|무슨|어떻|어떤|어케|어떡|어디|언제|얼마|누가|누구|왜)(?!곡)/;

/** Forms of 하다, 되다, 쓰다, 있다, 없다, 않다 and 싶다 as keystrokes, which carry little meaning alone. */
const LIGHT_VERB = /^(?:ㅇㅏㄴ)?(?:ㅎ[ㅏㅐ]|ㄷㅗ[ㅣㅐ]|ㅆ[ㅡㅓ]|ㅇㅣㅆ|ㅇㅓㅂㅅ|ㅇㅏㄴㅎ|ㅅㅣㅍ)/;

function isLightVerb(word: string): boolean {
  const keys = toKeystrokes(word);
  const [stem] = LIGHT_VERB.exec(keys) ?? [];
  const ending = keys.slice(stem?.length);
  return stem !== undefined && (ending ? VERB_ENDINGS.has(ending) : /[ㅐㅓ]$/.test(stem));
}

/** Words that ask for help, and negations. */
const ASKING_WORDS = splitWords(`
  방법 예제 예시 알려줘 알려주세요 알고
  안 못
`);

/** Conjunctions, counters and demonstratives. */
const JOINING = splitWords(`
  두 세 네 개 이상 수 것 것은 것이 것을 법 때 중 등 및 또는 그리고 그런데 하지만
  이 그 저 더 좀 꼭 다 잘 너무 빨리 자꾸 갑자기 아예 혹시 그냥 진짜 원래
`);

/** English stop words, and parts of them before and after an apostrophe. */
const ENGLISH = splitWords(`
  the a an of to in for and or is are how what why do does i can with on it its be was were been
  my you your this that when if but so just again still have has had did there t re ll ve s
`);

const WORDS = new Set([...ASKING_WORDS, ...JOINING, ...ENGLISH]);

const NEGATION =
  /^[안못]$|^않(?:습니다|아요|음|는다|네요?|는데요?|나요)?$|^안(?:되|돼|됨|됩|된|될|댐|뜸|뜨|떠|대요?$)|^못(?:하|해|함|합|한|할)|^(?:not|cannot|cant|doesnt|doesn|isnt|isn)$/i;

/**
 * Tells whether a word is a negation.
 * @example isNegation('않습니다') // true
 * @example isNegation('안내') // false
 */
export function isNegation(word: string): boolean {
  return NEGATION.test(word);
}

/**
 * Tells whether a word asks or joins rather than names something; no result is required to hold
 * such a word.
 * @example isStopWord('어떻게') // true
 * @example isStopWord('모달') // false
 */
export function isStopWord(word: string): boolean {
  return WORDS.has(word) || PARTICLES.has(word) || ASKING.test(word) || isLightVerb(word);
}
