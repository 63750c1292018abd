import type { FoldingStateInfo } from '../folding/types';

/** Browsers do not tell; the window is always one folded screen. */
export async function readFolding(): Promise<FoldingStateInfo | undefined> {
  return undefined;
}
