import { PARTICLES, splitWords } from './particles.ts';

/** Question words. */
const ASKING = splitWords(`
  방법 어떻게 어떤 무엇 무엇을 무엇이 무엇인가 무엇인가요 뭐 뭐야 뭐예요 뭔가요 뭐지
  왜 언제 어디 어디서 어디에 누가 얼마나
  왜이럼 왜이래 왜이래요 왜이러지 왜이런지 왜그럼 왜그러지 왜그래 왜그래요
  어떻게함 어떻게해 어떻게해요 어떻게하지 어떻게하나요 어케 어케함 어케해 어떡해 어떡하지
  예제 예시 알려줘 알려주세요 알고 싶어요 싶은데 싶을
`);

/** Forms of 하다, 되다, 쓰다 and 있다, which carry little meaning alone. */
const DOING = splitWords(`
  하는 하기 하는법 하는지 하나 하나요 하고 한 할 해 해요 해서 하려면 하면 합니다 한다
  하는거 하는건지 하고싶어요 하고싶은데 할때
  되는 되나 되나요 되는지 되요 돼요 된 될 됩니다 될때
  쓰려면 쓰는 쓰는법 쓸 쓰나요 써요
  있는 있나요 있을 있습니다 있는지
`);

/** Negations. */
const DENYING = splitWords(`
  안 안됨 안돼 안되 안돼요 안되요 안되네 안되네요 안됨요 안되는데 안되는데요 안됐어요 안되지 안댐
  안되나요 안되는 안됩니다 안떠요 안뜸 못 않는 않고 않은 않습니다 없는 없나요 없습니다
`);

/** Conjunctions, counters and demonstratives. */
const JOINING = splitWords(`
  두 세 네 개 이상 수 것 것은 것이 것을 법 때 중 등 및 또는 그리고 그런데 하지만
  이 그 저 더 좀 꼭 다 잘
  위한 위해 위해서 대한 대해 대해서 통해 통한 따라 따른 관한 관련 경우 경우에
  같은 다른 모든 각 이런 그런 저런 이렇게 그렇게
`);

/** English stop words, and parts of them before and after an apostrophe. */
const ENGLISH = splitWords(`
  the a an of to in for and or is are how what why do does i can with on it its be was were been
  my you your this that when if but so just again still have has had did there t re ll ve s
  more than then they them we our which who where would could will also very too much many any some
`);

/** English words that name nothing, but tell one error from another. */
const FUNCTION_WORDS = splitWords(`
  must should can cannot not no never only from at by as into over under about after before within without
  inside outside while between both all none get got want need make use using used one two
`);

const WORDS = new Set([...ASKING, ...DOING, ...DENYING, ...JOINING, ...ENGLISH]);
const FUNCTION = new Set(FUNCTION_WORDS);

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
 * Tells whether a word only joins others, so that nobody has to be told that the documents lack it.
 * @example isFunctionWord('within') // true
 */
export const isFunctionWord = (word: string): boolean =>
  WORDS.has(word) || FUNCTION.has(word) || PARTICLES.has(word);

/** Ends of words that tell what happens, and words that deny it. */
const PREDICATE = /^[안못][가-힣]|[가-힣](?:요|다|음|[됨함림짐김임남]|려고|려면|는데|[네죠까])$/;

/**
 * Tells whether a word looks like one that tells what happens rather than to what.
 * @example isPredicate('안불려요') // true
 * @example isPredicate('로그인') // false
 */
export const isPredicate = (word: string): boolean => PREDICATE.test(word);

/**
 * Tells whether a word asks or joins rather than names something; no result is required to hold
 * such a word.
 * @example isStopWord('어떻게') // true
 * @example isStopWord('모달') // false
 */
export function isStopWord(word: string): boolean {
  return WORDS.has(word) || PARTICLES.has(word);
}
