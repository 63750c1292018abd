import { editDistance } from './editDistance.ts';

/** Most names that are suggested. */
const MAX_SUGGESTIONS = 5;
/** Edits of any word; longer ones may have as many as a third of their letters. */
const MIN_EDITS = 2;
/** Edits of a word that begins otherwise: a slip rarely changes the first letter. */
const EDITS_OF_OTHER_START = 1;

/**
 * Names that may have been meant, closest first, whatever their case: those within two edits or a
 * third of what was written, and those that contain it or are contained in it.
 * @example nearNames('ZSTextFild', ['ZSText', 'ZSTextField', 'ZSView']) // ['ZSTextField', 'ZSText']
 * nearNames('tnoe', ['tone', 'count']) // ['tone']
 * nearNames('markdoc', ['c', 'd', 'markdown']) // ['markdown']
 * nearNames('nothing', ['ZSText', 'Alert']) // []
 */
export function nearNames(written: string, names: readonly string[]): string[] {
  const word = written.toLowerCase();
  const most = Math.max(MIN_EDITS, Math.floor(word.length / 3));
  return names
    .map((name) => {
      const other = name.toLowerCase();
      const isPart =
        Math.min(word.length, other.length) > 2 && (other.includes(word) || word.includes(other));
      const edits = editDistance(word, other);
      const limit = isPart || other[0] === word[0] ? most : EDITS_OF_OTHER_START;
      return { name, limit, edits: isPart ? Math.min(edits, MIN_EDITS) : edits };
    })
    .filter(({ edits, limit }) => edits <= limit)
    .sort((a, b) => a.edits - b.edits || a.name.localeCompare(b.name, 'en'))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ name }) => name);
}
