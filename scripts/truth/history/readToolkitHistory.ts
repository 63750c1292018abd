import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { factFile } from '@0610studio/zs-ui/facts';
import { readVersionApis, recordFits, type VersionApi } from '@zs-docs/api-docs/build';
import { type ApiHistory, buildHistory } from '@zs-docs/api-docs/history';
import { readPalette } from './readPalette.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The committed history of the toolkit's API. */
export const historyFile = factFile('api-history.json');

/** A version of the toolkit with the colours of its palette. */
export type ToolkitVersion = VersionApi & { values: Record<string, string> };

/**
 * Reads all versions of the toolkit.
 * @param repository clone of the toolkit with its whole history
 */
export async function readToolkitVersions(repository: string): Promise<ToolkitVersion[]> {
  const read = readVersionApis({
    repository,
    entry: 'src/index.ts',
    work: join(root, '.cache/api-history'),
  });
  const palettes = new Map<string, Record<string, string>>();
  for (const { folder } of read) {
    palettes.set(folder, palettes.get(folder) ?? (await readPalette(folder)));
  }
  return read.map((version) => ({ ...version, values: palettes.get(version.folder) ?? {} }));
}

export const historyOf = (versions: readonly ToolkitVersion[]): ApiHistory =>
  recordFits(buildHistory(versions));
