const BEGIN = /<!-- zs-ui-docs:begin\b[^>]*-->/g;
const END = /<!-- zs-ui-docs:end -->/g;

/** Bytes of the block, which an agent reads before each task. */
export const MAX_BLOCK_BYTES = 8 * 1024;

/** From the first letter of a block to behind its last. */
export interface BlockPlace {
  start: number;
  end: number;
}

/** Finds the block of the docs in a text of AGENTS.md by its marks, which may not be one pair. */
export function findBlock(text: string): BlockPlace | 'none' | 'unpaired' {
  const begins = [...text.matchAll(BEGIN)];
  const ends = [...text.matchAll(END)];
  const [begin] = begins;
  const [end] = ends;
  if (!begin && !end) {
    return 'none';
  }
  if (!begin || !end || begins.length > 1 || ends.length > 1 || end.index < begin.index) {
    return 'unpaired';
  }
  return { start: begin.index, end: end.index + end[0].length };
}
