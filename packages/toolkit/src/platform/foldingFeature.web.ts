import type { FoldingStateInfo } from '../folding/types';

/** Browsers do not report a folding state. */
export async function readFolding(_windowWidth: number): Promise<FoldingStateInfo | undefined> {
  return undefined;
}
