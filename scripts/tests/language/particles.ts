import { type FinalSound, finalSoundOf } from './finalSound.ts';

/** A particle (josa) that does not match the final sound of the word before it. */
interface WrongParticle {
  /** The word with its particle. */
  found: string;
  /** The word with the correct particle. */
  better: string;
}

/** Particles after a consonant and after a vowel. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['은', '는'],
  ['이', '가'],
  ['을', '를'],
  ['과', '와'],
  ['으로', '로'],
];

/** Particle for a final sound; (으)로 treats ㄹ like a vowel. */
function particleFor([consonant, vowel]: readonly [string, string], sound: FinalSound): string {
  const isVowel = sound === 'vowel' || (sound === 'rieul' && vowel === '로');
  return isVowel ? vowel : consonant;
}

const AFTER = '(?=[\\s.,!?:;…)\\]”’"\'|<]|만|도|는|부터|$)';
/** Code in backticks, or a Latin word or number, followed by a particle. */
const CODE = new RegExp(`(\`[^\`\\n]+\`)(은|는|이|가|을|를|과|와|으로|로)${AFTER}`, 'g');
const LATIN = new RegExp(
  `(?<![\`A-Za-z0-9_.])([A-Za-z][A-Za-z0-9_.-]*|\\d[\\d.,]*)(은|는|이|가|을|를|과|와|으로|로)${AFTER}`,
  'g',
);
const HANGUL = new RegExp(`([가-힣]+?)(은|는|이|가|을|를|과|와|으로|로)${AFTER}`, 'g');

/** Code up to its last letter or digit, the last that is read aloud: `hideOverlay('all` of `hideOverlay('all')`. */
export function trimClosingSymbols(code: string): string {
  return code.replace(/[^A-Za-z0-9가-힣]+$/, '');
}

const pairOf = (particle: string) => PAIRS.find((pair) => pair.includes(particle));

function check(word: string, read: string, particle: string): WrongParticle | undefined {
  const pair = pairOf(particle);
  const sound = finalSoundOf(read);
  if (!pair || !sound) {
    return undefined;
  }
  const right = particleFor(pair, sound);
  return right === particle ? undefined : { found: word + particle, better: word + right };
}

/** Last syllables of verb stems, after which 는 is not a particle: 있는, 읽는, 닫는 … */
const VERB_STEMS = new Set(
  '있없않적접맞읽받막붙닿닫덮찾남묶묻듣넘갖놓얹넣먹앉잡담얻끊숨감뽑씻믿섞찍걷싣쌓삼집깎벗뻗옮잃싫밟뜯쫓갚굽줍입안업눕돕낳낚꺾볶엎덜심씹빗맺잇짓젓긋붓',
);

/** Words that end like a noun with a particle. */
const NOUNS = new Set([
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
  '담가',
  '이을',
  '마을',
  '가을',
  '모은',
]);

/** Verb stems that end like a noun with a particle. */
const STEMS = new Set(['보이']);

/** True for a word that ends with the letters of a particle, but without one. */
function isNoParticle(word: string, stem: string, particle: string): boolean {
  return (
    (particle === '는' && VERB_STEMS.has(stem.at(-1) ?? '')) || NOUNS.has(word) || STEMS.has(word)
  );
}

/**
 * Finds particles that do not match the word before them: 은/는, 이/가, 을/를, 과/와, (으)로. Code, Latin
 * words and numbers count as they are read aloud.
 */
export function wrongParticles(text: string): WrongParticle[] {
  const wrong: (WrongParticle | undefined)[] = [];
  for (const [, code = '', particle = ''] of text.matchAll(CODE)) {
    wrong.push(check(code, trimClosingSymbols(code), particle));
  }
  for (const [, word = '', particle = ''] of text.matchAll(LATIN)) {
    wrong.push(check(word, trimClosingSymbols(word), particle));
  }
  for (const [whole, stem = '', particle = ''] of text.matchAll(HANGUL)) {
    if (!isNoParticle(whole, stem, particle)) {
      wrong.push(check(stem, stem, particle));
    }
  }
  return wrong.filter((one) => one !== undefined);
}
