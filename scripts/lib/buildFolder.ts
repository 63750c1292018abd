import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { assertReplaceable } from './assertReplaceable.ts';

/** Folder of the previous build during the swap. */
const lastFolder = (dist: string) => `${dist}.last`;

/** Folder of a build in progress. */
const nextFolder = (dist: string, pid: number) => `${dist}.next-${pid}`;

/**
 * Creates the folder of a new build beside the served one, on the same disk, so that a rename swaps them.
 * @param dist folder that will hold the build
 * @returns empty folder to write into
 * @throws Error when `dist` holds something other than a build, or is not writable
 */
export function beginBuild(dist: string): string {
  assertReplaceable(dist);
  const folder = createFolder(nextFolder(dist, process.pid));
  // A build was killed between the two renames of finishBuild: restore the last good one.
  if (!existsSync(dist) && existsSync(lastFolder(dist))) {
    renameSync(lastFolder(dist), dist);
  }
  rmSync(lastFolder(dist), { recursive: true, force: true });
  removeAbandonedBuilds(dist);
  return folder;
}

/**
 * Picks the folder that Astro writes into: it moves files there from the sources by renaming, which no two
 * disks allow. On another disk it writes beside the sources, and the build is copied.
 * @param folder of the new build
 * @param sources folder of the site
 * @param diskOf tells the disk of a folder
 */
export function folderForAstro(
  folder: string,
  sources: string,
  diskOf = (of: string): number => statSync(of).dev,
): string {
  if (diskOf(folder) === diskOf(sources)) {
    return folder;
  }
  const local = join(sources, 'dist');
  removeAbandonedBuilds(local);
  return createFolder(nextFolder(local, process.pid));
}

/** Fails before the minute that a build takes, with a readable message. */
function createFolder(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true });
    return folder;
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    // ENOENT: with `recursive`, Node reports a parent that cannot be created as missing.
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOENT'].includes(code)) {
      throw error;
    }
    throw new Error(
      `빌드 폴더를 만들지 못했습니다. ${dirname(folder)}에 쓰기 권한이 없거나 읽기 전용 디스크입니다. 권한을 부여하거나, SITE_DIST에 쓸 수 있는 폴더를 지정한 뒤 다시 실행하세요. (${message})`,
    );
  }
}

/**
 * Swaps a finished build in for the last one.
 * @throws Error when the swap fails; the last build is in its place again
 */
export function finishBuild(folder: string, dist: string): void {
  const last = existsSync(dist) ? lastFolder(dist) : undefined;
  try {
    if (last) {
      renameSync(dist, last);
    }
    renameSync(folder, dist);
  } catch (error) {
    // When the first rename failed, the last build is still in its place.
    if (last && !existsSync(dist)) {
      renameSync(last, dist);
    }
    throw new Error(
      `새 빌드를 ${dist}로 옮기지 못했습니다. 마지막으로 빌드한 사이트가 있으면 그대로 남아 있습니다. 이 폴더를 사용하는 프로그램을 종료하거나 쓰기 권한을 부여한 뒤 다시 빌드하세요. (${(error as Error).message})`,
    );
  }
  rmSync(lastFolder(dist), { recursive: true, force: true });
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes folders of builds whose process is gone. */
function removeAbandonedBuilds(dist: string): void {
  const start = basename(nextFolder(dist, 0)).slice(0, -1);
  const names = existsSync(dirname(dist)) ? readdirSync(dirname(dist)) : [];
  for (const name of names) {
    const pid = Number(name.startsWith(start) ? name.slice(start.length) : Number.NaN);
    if (pid > 0 && !isRunning(pid)) {
      rmSync(join(dirname(dist), name), { recursive: true, force: true });
    }
  }
}
