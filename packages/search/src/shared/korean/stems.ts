import { eachEnding, endingTree } from './endings.ts';
import { hasBatchim, toKeystrokes } from './hangul.ts';
import {
  fitsAfter,
  MIN_PROVING_KEYSTROKES,
  nounBeforeVerb,
  PARTICLES,
  VERB_ENDINGS,
} from './particles.ts';

const PARTICLE_TREE = endingTree(PARTICLES);
/** Stems that end in ㅣ contract with endings in ㅓ: 그리어 is 그려. */
const VERB_TREE = endingTree(
  [...VERB_ENDINGS].flatMap((ending) =>
    ending.startsWith('ㅓ') ? [ending, `ㅕ${ending.slice(1)}`] : ending,
  ),
);

/** Ends of words that tell what happens, besides long endings, and words that deny it. */
const PREDICATE =
  /^[안못][가-힣]|[가-힣](?:[요다음네죠까됨함림짐김임남힘뜸감옴뀜]|[가-힣][고면게]|[오우리내주지치키이히넣]기)$/;

/**
 * Tells whether a word that no text holds is no noun: it ends as a verb does, or denies one.
 * @example endsAsVerb('써도') // true
 * @example endsAsVerb('로그인') // false
 */
export function endsAsVerb(word: string): boolean {
  let longest = 0;
  verbSplits(toKeystrokes(word), (_stem, ending) => {
    longest = Math.max(longest, ending);
  });
  return longest >= MIN_PROVING_KEYSTROKES || PREDICATE.test(word);
}

/** Stem of a word: `key` is its keystrokes, `length` its length in letters of the word. */
interface Stem {
  key: string;
  length: number;
  /** Whether it is a form of a native verb: 바꾸기, 띄우는. */
  isVerb?: boolean;
}

/** Finds stems by rules that apply where words of the corpus attest them. */
export interface Stemmer {
  /** Stem of a Hangul word, of the corpus or not. */
  stem(word: string): Stem;
  /** All possible stems, without a particle or verb ending, attested or not. */
  possibleStems(word: string): string[];
}

function splits(word: string, visit: (rest: string) => void): void {
  eachEnding(PARTICLE_TREE, word, 1, (size) => {
    const rest = word.slice(0, -size);
    if (fitsAfter(word.slice(-size), hasBatchim(rest))) {
      visit(rest);
    }
  });
}

/** Visits each split of a word's keystrokes into a verb's stem and the length of its ending. */
function verbSplits(keys: string, visit: (stem: string, ending: number) => void): void {
  eachEnding(VERB_TREE, keys, 1, (size) => {
    const stem = keys.slice(0, -size);
    const vowel = keys.charAt(stem.length);
    if (vowel === 'ㅕ' || (vowel === 'ㅓ' && stem.length === 1)) {
      // Stems in ㅡ lose it before ㅓ: 쓰어 is 써.
      visit(stem + (vowel === 'ㅕ' ? 'ㅣ' : 'ㅡ'), size);
    } else if (stem.length > 1) {
      // 만들다 loses its ㄹ before some endings; both forms share the stem without it.
      visit(stem.length > 3 && stem.endsWith('ㄹ') ? stem.slice(0, -1) : stem, size);
    }
  });
}

const add = (map: Map<string, number>, key: string, count: number) => {
  map.set(key, (map.get(key) ?? 0) + count);
};

/** Evidence of one long ending for a verb; short endings have 1 each. */
const LONG_ENDING_EVIDENCE = 100;

/** Keystrokes of a stem from which on any ending proves it: no noun shares so many with another. */
const LONG_STEM = 6;

/** Evidence in the words of a corpus: which occur alone, with a particle, and as a verb. */
class Attested {
  readonly alone: Set<string>;
  readonly withParticle = new Map<string, number>();
  readonly asVerb = new Map<string, number>();
  readonly nativeVerb = new Map<string, number>();

  constructor(corpus: Iterable<string>) {
    this.alone = new Set(corpus);
    for (const word of this.alone) {
      splits(word, (rest) => add(this.withParticle, rest, 1));
      const noun = nounBeforeVerb(word);
      if (noun) {
        add(this.asVerb, word.slice(0, noun), 1);
      }
      verbSplits(toKeystrokes(word), (stem, ending) => {
        add(this.nativeVerb, stem, ending >= MIN_PROVING_KEYSTROKES ? LONG_ENDING_EVIDENCE : 1);
      });
    }
  }

  /** Whether what is left without a particle is a word, besides `own` sightings of the whole. */
  isNoun(rest: string, own: number): boolean {
    const particles = (this.withParticle.get(rest) ?? 0) - own;
    if (rest.length === 1) {
      return this.alone.has(rest) && particles >= 2;
    }
    return this.alone.has(rest) || particles >= 2 || (this.asVerb.get(rest) ?? 0) >= 2;
  }

  /** Length of the noun that a word begins with; 0 when none is attested. */
  nounOf(word: string, own: number): number {
    const verbal = nounBeforeVerb(word);
    if (verbal) {
      const noun = word.slice(0, verbal);
      const forms = this.asVerb.get(noun) ?? 0;
      if (this.alone.has(noun) || forms - own >= 1 || (this.withParticle.get(noun) ?? 0) >= 2) {
        return verbal;
      }
    }
    let length = 0;
    splits(word, (rest) => {
      if (!length && this.isNoun(rest, own)) {
        length = rest.length;
      }
    });
    return length;
  }

  /** Keystrokes of the native verb that a word is a form of; empty when none is attested. */
  verbOf(word: string, own: number): string {
    const isPlainNoun =
      (this.withParticle.get(word) ?? 0) >= 2 || (this.asVerb.get(word) ?? 0) >= 1;
    if (isPlainNoun || word.length < 2) {
      return '';
    }
    let found = '';
    verbSplits(toKeystrokes(word), (stem, ending) => {
      const isProving = ending >= MIN_PROVING_KEYSTROKES;
      const others =
        (this.nativeVerb.get(stem) ?? 0) - own * (isProving ? LONG_ENDING_EVIDENCE : 1);
      const isLong = stem.length >= LONG_STEM;
      const proven = others >= (isProving || isLong ? 1 : LONG_ENDING_EVIDENCE);
      if (!found && proven && (stem.length >= 4 || others >= 2 * LONG_ENDING_EVIDENCE)) {
        found = stem;
      }
    });
    return found;
  }
}

/** All possible stems of a word, without a particle or verb ending, attested or not. */
function possibleStems(word: string): string[] {
  const found: string[] = [];
  const verbal = nounBeforeVerb(word);
  if (verbal) {
    found.push(word.slice(0, verbal));
  }
  splits(word, (rest) => {
    if (rest.length > 1) {
      found.push(rest);
    }
  });
  return found;
}

/**
 * Creates a stemmer for the words of a corpus.
 * @param corpus the different Hangul words of all texts
 * @example createStemmer(['상태', '상태를', '상태가']).stem('상태는').length // 2
 * @example createStemmer([]).possibleStems('상태는') // ['상태']
 */
export function createStemmer(corpus: Iterable<string>): Stemmer {
  const attested = new Attested(corpus);

  function stem(word: string): Stem {
    const own = attested.alone.has(word) ? 1 : 0;
    const length = attested.nounOf(word, own);
    if (length) {
      // What is left may be a form of its own: 관리하기에서, 관리하기, 관리.
      return stem(word.slice(0, length));
    }
    const verb = attested.verbOf(word, own);
    if (verb) {
      const syllables = Math.max(1, Math.min(word.length, Math.ceil(verb.length / 3)));
      return { key: verb, length: syllables, isVerb: true };
    }
    return { key: toKeystrokes(word), length: word.length };
  }

  return { stem, possibleStems };
}
