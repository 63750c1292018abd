/** What a part of a section is: sentences, a table row, the head of a table, a caption or a short code sample. */
export type BlockKind = 'prose' | 'row' | 'head' | 'caption' | 'sample';

/** One part of a section, in the order of the page. */
export interface Block {
  kind: BlockKind;
  /** Cells of a row or a head are parted by tabs. */
  text: string;
}

/** Separates the lines of a section, the identifiers in its code samples, and each of its short samples. */
const MARK = '\v';

/** In front of the lines that are no sentences and no rows. */
const CAPTION_MARK = '\t';
const HEAD_MARK = '\t\t';

const MARKS: Partial<Record<BlockKind, string>> = { caption: CAPTION_MARK, head: HEAD_MARK };

/** The kind of a line is seen by its tabs: between cells, or in front. */
function readLine(line: string): Block {
  if (line.startsWith(HEAD_MARK)) {
    return { kind: 'head', text: line.slice(HEAD_MARK.length) };
  }
  if (line.startsWith(CAPTION_MARK)) {
    return { kind: 'caption', text: line.slice(CAPTION_MARK.length) };
  }
  return { kind: line.includes('\t') ? 'row' : 'prose', text: line };
}

/**
 * Joins the blocks of a section and the identifiers in its code samples for storage.
 * @example joinBlocks([{ kind: 'prose', text: '텍스트' }], '') // '텍스트'
 */
export function joinBlocks(blocks: readonly Block[], code: string): string {
  const lines = blocks.filter(({ kind }) => kind !== 'sample');
  const samples = blocks.filter(({ kind }) => kind === 'sample');
  const body = lines.map(({ kind, text }) => (MARKS[kind] ?? '') + text).join('\n');
  const parts = [body, code, ...samples.map(({ text }) => text)];
  return parts.slice(0, samples.length ? parts.length : code ? 2 : 1).join(MARK);
}

/**
 * Splits what `joinBlocks` stored.
 * @example splitBlocks('텍스트').blocks // [{ kind: 'prose', text: '텍스트' }]
 */
export function splitBlocks(stored: string): { blocks: Block[]; code: string } {
  const [body = '', code = '', ...samples] = stored.split(MARK);
  const lines = body ? body.split('\n').map(readLine) : [];
  return {
    blocks: [...lines, ...samples.map((text) => ({ kind: 'sample' as const, text }))],
    code,
  };
}

/** Whether a block is of the text that is searched and cut into passages. */
export const isText = ({ kind }: Block): boolean => kind !== 'head' && kind !== 'sample';

/** The searched text of a section, a line a block. */
export const textOfBlocks = (blocks: readonly Block[]): string =>
  blocks
    .filter(isText)
    .map(({ text }) => text)
    .join('\n');
