import { statSync } from 'node:fs';
import { type BuildFacts, readBuildFacts } from './buildFacts.mjs';

/**
 * Reads the metadata of the build whenever `build.json` is another one. While that is missing, in a swap,
 * half copied, or no metadata at all, the last one holds.
 * @returns function that returns what holds now; undefined before there was a build
 */
export function watchFacts(folder: string): () => BuildFacts | undefined {
  let facts: BuildFacts | undefined;
  let stamp: string | undefined;
  let told: string | undefined;
  return () => {
    try {
      const stats = statSync(`${folder}build.json`, { throwIfNoEntry: false });
      // The clock of a disk is coarse: two writes may have one time.
      const next = stats && `${stats.ino} ${stats.size} ${stats.mtimeMs}`;
      if (next && next !== stamp) {
        facts = checkedFacts(readBuildFacts(folder)) ?? facts;
        stamp = next;
        told = undefined;
      }
    } catch (error) {
      // Every request reads it again; one line a fault is enough.
      if (told !== String(error)) {
        told = String(error);
        console.error(`build.json을 읽지 못해 마지막으로 읽은 값을 사용합니다. (${told})`);
      }
    }
    return facts;
  };
}

/** @throws Error for what no build writes: whatever stands in the file, requests are answered. */
function checkedFacts(facts: BuildFacts | undefined): BuildFacts | undefined {
  if (facts === undefined) {
    return undefined;
  }
  const { base, redirects = {} } = facts ?? {};
  const isPath = typeof base === 'string' && base.startsWith('/') && base.endsWith('/');
  const isList = typeof redirects === 'object' && redirects !== null;
  if (!isPath || !isList || !Object.values(redirects).every((to) => typeof to === 'string')) {
    throw new Error('base 또는 redirects의 형식이 올바르지 않습니다.');
  }
  return facts;
}
