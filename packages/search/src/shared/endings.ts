/** Endings by their last letter, then the one before it, and so on; `isEnd` where one is whole. */
export interface EndingTree {
  isEnd: boolean;
  before: Map<number, EndingTree>;
}

/** Arranges endings so that a word is compared with all of them in one walk from its end. */
export function endingTree(endings: Iterable<string>): EndingTree {
  const root: EndingTree = { isEnd: false, before: new Map() };
  for (const ending of endings) {
    let node = root;
    for (let at = ending.length - 1; at >= 0; at--) {
      const code = ending.charCodeAt(at);
      const next = node.before.get(code) ?? { isEnd: false, before: new Map() };
      node.before.set(code, next);
      node = next;
    }
    node.isEnd = true;
  }
  return root;
}

/** Calls `visit` with the length of each ending that a word has in front of which `rest` letters stay, longest first. */
export function eachEnding(
  tree: EndingTree,
  word: string,
  rest: number,
  visit: (length: number) => void,
): void {
  const most = word.length - rest;
  const walk = (node: EndingTree, length: number) => {
    const next = length < most && node.before.get(word.charCodeAt(word.length - 1 - length));
    if (next) {
      walk(next, length + 1);
    }
    if (node.isEnd) {
      visit(length);
    }
  };
  walk(tree, 0);
}
