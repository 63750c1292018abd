import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { ApiHistory } from '@zs-docs/api-docs/history';

/** What to do instead of what a version removed or changed. */
export interface Fix {
  of: readonly string[];
  version: string;
  instead: string;
}

/** Whatever a check knows beside its own rules. The build collects it into one compressed file. */
export interface Archive {
  /** Declarations and `package.json` files by their paths in an app: `/node_modules/react/…`. */
  files: Readonly<Record<string, string>>;
  /** The documented version of the toolkit. */
  documented: string;
  history: ApiHistory;
  fixes: readonly Fix[];
  /** What other kits call by another name: names, and members by their owner or by `*`. */
  otherKits: Readonly<Record<string, string>>;
  /** First version without a behaviour, by its id; null for one that is not fixed. */
  fixedIn: Readonly<Record<string, string | null>>;
}

export const readArchive = (file: string): Archive =>
  JSON.parse(brotliDecompressSync(readFileSync(file)).toString('utf8'));
