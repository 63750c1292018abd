import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The build that was replaced, for the moment in which the new one takes its name. */
const lastOf = (dist: string) => `${dist}.last`;

const nextOf = (dist: string, pid: number) => `${dist}.next-${pid}`;

/**
 * Prepares a build beside the one that is served, on the same disk.
 * @param dist folder that will hold the build
 * @returns folder to write into, empty
 * @throws Error when the folder holds something else, which the build would replace, or when nobody
 *   may write there
 */
export function beginBuild(dist: string): string {
  refuseOthers(dist);
  const folder = makeFolder(nextOf(dist, process.pid));
  // Killed between the two renames of finishBuild: the last good build takes its place again.
  if (!existsSync(dist) && existsSync(lastOf(dist))) {
    renameSync(lastOf(dist), dist);
  }
  rmSync(lastOf(dist), { recursive: true, force: true });
  removeLeftBehind(dist);
  return folder;
}

/** Whoever may not write there is told before the minute that a build takes, and in words. */
function makeFolder(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true });
    return folder;
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    // Of a folder above that cannot be made Node says that it is missing.
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOENT'].includes(code)) {
      throw error;
    }
    throw new Error(
      `빌드를 쓸 폴더를 만들지 못했습니다. ${dirname(folder)}에 쓸 권한이 없거나 읽기 전용 디스크입니다. 권한을 주거나, SITE_DIST에 쓸 수 있는 폴더를 적은 뒤 같은 명령을 다시 실행하십시오. (${message})`,
    );
  }
}

/**
 * Puts a whole build in the place of the last one.
 * @throws Error when the new one cannot take its place; the last one has it again
 */
export function finishBuild(folder: string, dist: string): void {
  const last = existsSync(dist) ? lastOf(dist) : undefined;
  try {
    if (last) {
      renameSync(dist, last);
    }
    renameSync(folder, dist);
  } catch (error) {
    // The first may have failed as well: then the last one has never left.
    if (last && !existsSync(dist)) {
      renameSync(last, dist);
    }
    throw new Error(
      `새 빌드를 ${dist}에 두지 못했습니다. 마지막으로 빌드한 사이트가 있으면 그대로 남아 있습니다. 이 폴더를 쓰는 다른 프로그램을 끝내거나 쓸 권한을 준 뒤 다시 빌드하십시오. (${(error as Error).message})`,
    );
  }
  rmSync(lastOf(dist), { recursive: true, force: true });
}

/** Folders of builds that were killed; those of running ones stay. */
function removeLeftBehind(dist: string): void {
  const start = basename(nextOf(dist, 0)).slice(0, -1);
  const names = existsSync(dirname(dist)) ? readdirSync(dirname(dist)) : [];
  for (const name of names) {
    const pid = Number(name.startsWith(start) ? name.slice(start.length) : Number.NaN);
    if (pid > 0 && !isRunning(pid)) {
      rmSync(join(dirname(dist), name), { recursive: true, force: true });
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function refuseOthers(dist: string): void {
  const names = existsSync(dist) ? readdirSync(dist) : [];
  if (names.length > 0 && !names.includes('build.json') && !names.includes('_astro')) {
    throw new Error(
      `${dist} 폴더에 이 사이트의 빌드가 아닌 것이 있습니다. 빌드는 폴더를 통째로 바꾸므로, SITE_DIST에 비어 있거나 없는 폴더를 적으십시오.`,
    );
  }
}
