import { eachEnding, endingTree } from './endings.ts';
import { endsInConsonant, strokes } from './jamo.ts';
import { fits, nounBeforeVerb, PARTICLES, PROVING_ENDING, VERB_ENDINGS } from './particles.ts';

const PARTICLE_TREE = endingTree(PARTICLES);
/** Stems that end in ㅣ melt into endings with ㅓ: 그리어 is 그려. */
const VERB_TREE = endingTree(
  [...VERB_ENDINGS].flatMap((ending) =>
    ending.startsWith('ㅓ') ? [ending, `ㅕ${ending.slice(1)}`] : ending,
  ),
);

/** What a word is reduced to. `key` is in key strokes; `length` is how much of the word it covers. */
export interface Stem {
  key: string;
  length: number;
}

/** Finds stems by rules and lets the words of the corpus decide whether a rule applies. */
export interface Stemmer {
  /** Stem of a Hangul word, of the corpus or not. */
  stem(word: string): Stem;
  /** Everything the word may be without a particle or a verb's ending, attested or not. */
  bare(word: string): string[];
}

function splits(word: string, visit: (rest: string) => void): void {
  eachEnding(PARTICLE_TREE, word, 1, (size) => {
    const rest = word.slice(0, -size);
    if (fits(word.slice(-size), endsInConsonant(rest))) {
      visit(rest);
    }
  });
}

/** Splits the strokes of a word into a verb's stem and each ending, by its length, that it may have. */
function verbSplits(keys: string, visit: (stem: string, ending: number) => void): void {
  eachEnding(VERB_TREE, keys, 2, (size) => {
    const stem = keys.slice(0, -size);
    if (keys.charAt(stem.length) === 'ㅕ') {
      visit(`${stem}ㅣ`, size);
    } else {
      // 만들다 loses its ㄹ before some endings; both forms share the stem without it.
      visit(stem.length > 3 && stem.endsWith('ㄹ') ? stem.slice(0, -1) : stem, size);
    }
  });
}

const add = (map: Map<string, number>, key: string, count: number) => {
  map.set(key, (map.get(key) ?? 0) + count);
};

/** Takes the Hangul words of a corpus, returns the stemmer that they attest. */
export function createStemmer(corpus: Iterable<string>): Stemmer {
  const alone = new Set<string>(corpus);
  const withParticle = new Map<string, number>();
  const asVerb = new Map<string, number>();
  const nativeVerb = new Map<string, number>();
  for (const word of alone) {
    splits(word, (rest) => add(withParticle, rest, 1));
    const noun = nounBeforeVerb(word);
    if (noun) {
      add(asVerb, word.slice(0, noun), 1);
    }
    verbSplits(strokes(word), (stem, ending) => {
      add(nativeVerb, stem, ending >= PROVING_ENDING ? 100 : 1);
    });
  }

  function isNoun(rest: string, own: number): boolean {
    const particles = (withParticle.get(rest) ?? 0) - own;
    if (rest.length === 1) {
      return alone.has(rest) && particles >= 2;
    }
    return alone.has(rest) || particles >= 2 || (asVerb.get(rest) ?? 0) >= 2;
  }

  function nounOf(word: string, own: number): number {
    let length = 0;
    const verbal = nounBeforeVerb(word);
    if (verbal) {
      const noun = word.slice(0, verbal);
      const forms = asVerb.get(noun) ?? 0;
      if (alone.has(noun) || forms - own >= 1 || (withParticle.get(noun) ?? 0) >= 2) {
        return verbal;
      }
    }
    splits(word, (rest) => {
      if (!length && isNoun(rest, own)) {
        length = rest.length;
      }
    });
    return length;
  }

  function verbOf(word: string, own: number): string {
    let found = '';
    const isPlainNoun = (withParticle.get(word) ?? 0) >= 2 || (asVerb.get(word) ?? 0) >= 1;
    if (isPlainNoun || word.length < 2) {
      return found;
    }
    verbSplits(strokes(word), (stem, ending) => {
      const others = (nativeVerb.get(stem) ?? 0) - own * (ending >= PROVING_ENDING ? 100 : 1);
      const proven = ending >= PROVING_ENDING ? others >= 1 : others >= 100;
      if (!found && proven && (stem.length >= 4 || others >= 200)) {
        found = stem;
      }
    });
    return found;
  }

  return {
    bare(word) {
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
    },
    stem(word) {
      const own = alone.has(word) ? 1 : 0;
      const length = nounOf(word, own);
      if (length) {
        // What is left may be a form of its own: 관리하기에서, 관리하기, 관리.
        return this.stem(word.slice(0, length));
      }
      const verb = verbOf(word, own);
      if (verb) {
        return {
          key: verb,
          length: Math.max(1, Math.min(word.length, Math.ceil(verb.length / 3))),
        };
      }
      return { key: strokes(word), length: word.length };
    },
  };
}
