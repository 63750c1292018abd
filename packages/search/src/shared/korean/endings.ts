/** Trie of endings from their last letter backwards; `''` marks the start of an ending. */
type EndingTree = Map<string, EndingTree>;

const WHOLE = '';

/** Creates the trie, by which a word is compared with all endings in one walk from its end. */
export function endingTree(endings: Iterable<string>): EndingTree {
  const root: EndingTree = new Map();
  for (const ending of endings) {
    let node = root;
    for (const letter of [WHOLE, ...ending].reverse()) {
      const next: EndingTree = node.get(letter) ?? new Map();
      node.set(letter, next);
      node = next;
    }
  }
  return root;
}

/**
 * Calls `visit` with the length of each ending of a word that leaves `rest` letters before it, longest first.
 * @example ((lengths) => (eachEnding(endingTree(['에서', '서']), '화면에서', 1, (length) => lengths.push(length)), lengths))([]) // [2, 1]
 */
export function eachEnding(
  tree: EndingTree,
  word: string,
  rest: number,
  visit: (length: number) => void,
  length = 0,
): void {
  const left = word.length - length;
  const next = left > rest && tree.get(word.charAt(left - 1));
  if (next) {
    eachEnding(next, word, rest, visit, length + 1);
  }
  if (tree.has(WHOLE)) {
    visit(length);
  }
}
