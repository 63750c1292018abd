import { statSync } from 'node:fs';
import { readBuildFacts } from './buildFacts.mjs';

/** A build as it lies in its folder now. */
export interface ServedBuild {
  /** Path that it is built for, with both slashes. */
  base: string;
}

/** How often the folder is looked at: a build that replaces another is served within this time. */
const LOOK_EVERY_MS = 250;

/**
 * Follows the build in a folder: what a request needs of it is read when a build is put in the place
 * of another, and not for each request.
 * @param folder with a slash at its end
 * @returns what answers with the build of this moment
 * @throws Error when the folder holds no whole build
 */
export function followBuild(folder: string): () => ServedBuild {
  let lookedAt = Date.now();
  let print = printOf(folder);
  let build = readBuild(folder) ?? refuse(folder);
  return () => {
    if (Date.now() - lookedAt >= LOOK_EVERY_MS) {
      lookedAt = Date.now();
      const now = printOf(folder);
      const next = now === print ? undefined : readBuild(folder);
      if (next) {
        build = next;
        print = now;
      }
    }
    return build;
  };
}

/** Differs for each build. */
function printOf(folder: string): string | undefined {
  const stats = statSync(`${folder}build.json`, { throwIfNoEntry: false });
  return stats && `${stats.ino}:${stats.mtimeMs}:${stats.size}`;
}

function refuse(folder: string): never {
  throw new Error(
    `${folder}에 빌드된 사이트가 없습니다. npm run build로 만들거나, SITE_DIST에 빌드한 폴더를 적으십시오.`,
  );
}

/** @returns nothing while no whole build has its place: one is being put there at this moment */
function readBuild(folder: string): ServedBuild | undefined {
  try {
    return readBuildFacts(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return undefined;
    }
    throw error;
  }
}
