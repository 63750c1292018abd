import { type Ending, endingOf } from './readAloud.ts';

/** A particle that does not go with the word before it. */
interface WrongParticle {
  /** The word with the particle, as it stands. */
  found: string;
  /** The same, put right. */
  better: string;
}

/** Pairs of particles: after a consonant, after a vowel. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['은', '는'],
  ['이', '가'],
  ['을', '를'],
  ['과', '와'],
  ['으로', '로'],
];

/** Which of a pair goes with an ending; (으)로 treats ㄹ like a vowel. */
function rightOf([consonant, vowel]: readonly [string, string], ending: Ending): string {
  const isOpen = ending === 'vowel' || (ending === 'rieul' && vowel === '로');
  return isOpen ? vowel : consonant;
}

const AFTER = '(?=[\\s.,!?:;…)\\]”’"\'|<]|만|도|는|부터|$)';
/** Code between backticks, or a Latin word or number, with a particle stuck to it. */
const CODE = new RegExp(`(\`[^\`\\n]+\`)(은|는|이|가|을|를|과|와|으로|로)${AFTER}`, 'g');
const LATIN = new RegExp(
  `(?<![\`A-Za-z0-9_.])([A-Za-z][A-Za-z0-9_.-]*|\\d[\\d.,]*)(은|는|이|가|을|를|과|와|으로|로)${AFTER}`,
  'g',
);
const HANGUL = new RegExp(`([가-힣]+?)(은|는|이|가|을|를|과|와|으로|로)${AFTER}`, 'g');

/** What is read aloud last of a piece of code: its last name, word or number. */
export function spoken(code: string): string {
  return code.replace(/[^A-Za-z0-9가-힣]+$/, '');
}

const pairOf = (particle: string) => PAIRS.find((pair) => pair.includes(particle));

function check(word: string, read: string, particle: string): WrongParticle | undefined {
  const pair = pairOf(particle);
  const ending = endingOf(read);
  if (!pair || !ending) {
    return undefined;
  }
  const right = rightOf(pair, ending);
  return right === particle ? undefined : { found: word + particle, better: word + right };
}

/** Syllables at the end of verb stems, after which 는 is no particle: 있는, 읽는, 닫는 … */
const VERB_STEMS = new Set(
  '있없않적접맞읽받막붙닿닫덮찾남묶묻듣넘갖놓얹넣먹앉잡담얻끊숨감뽑씻믿섞찍걷싣쌓삼집깎벗뻗옮잃싫밟뜯쫓갚굽줍입안업눕돕낳낚꺾볶엎덜심씹빗맺잇짓젓긋붓',
);

/** Words that only look like a noun with a particle. */
const WHOLE_WORDS = new Set([
  '치과',
  '가까이',
  '경로',
  '통로',
  '오버레이',
  '플레이',
  '효과',
  '초과',
  '결과',
  '사이',
  '아이',
  '차이',
  '창가',
  '이을',
  '마을',
  '가을',
  '모은',
]);

/** Stems that stand alone before a quotation mark or a bracket. */
const NOT_ALONE = new Set(['보이']);

/** Whether the word is one whose end is no particle at all. */
function isWhole(word: string, stem: string, particle: string): boolean {
  return (
    (particle === '는' && VERB_STEMS.has(stem.at(-1) ?? '')) ||
    WHOLE_WORDS.has(word) ||
    NOT_ALONE.has(word)
  );
}

/**
 * Particles of a text that do not go with the word before them: 은/는, 이/가, 을/를, 과/와, (으)로 after
 * Hangul, and after code, Latin words and numbers as they are read aloud.
 */
export function wrongParticles(text: string): WrongParticle[] {
  const wrong: (WrongParticle | undefined)[] = [];
  for (const [, code = '', particle = ''] of text.matchAll(CODE)) {
    wrong.push(check(code, spoken(code), particle));
  }
  for (const [, word = '', particle = ''] of text.matchAll(LATIN)) {
    wrong.push(check(word, spoken(word), particle));
  }
  for (const [whole, stem = '', particle = ''] of text.matchAll(HANGUL)) {
    if (!isWhole(whole, stem, particle)) {
      wrong.push(check(stem, stem, particle));
    }
  }
  return wrong.filter((one) => one !== undefined);
}
