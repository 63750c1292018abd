import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates the folder of a new build beside the served one, so that a rename swaps them.
 * @param dist folder that will hold the build
 * @returns empty folder to write into
 * @throws Error when `dist` holds something other than a build, or is not writable
 */
export function beginBuild(dist: string): string {
  assertReplaceable(dist);
  const folder = `${dist}.next`;
  try {
    // That of a build which was killed.
    rmSync(folder, { recursive: true, force: true });
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

/** Refuses a folder that holds something other than a build, since a build replaces all of it. */
function assertReplaceable(dist: string): void {
  if (!existsSync(dist)) {
    return;
  }
  if (!statSync(dist).isDirectory()) {
    throw new Error(
      `${dist}은(는) 폴더가 아닙니다. SITE_DIST에 비어 있거나 없는 폴더를 지정하세요.`,
    );
  }
  const names = readdirSync(dist);
  if (names.length > 0 && !names.includes('build.json') && !names.includes('_astro')) {
    throw new Error(
      `${dist} 폴더에 이 사이트의 빌드가 아닌 것이 있습니다. 빌드는 폴더 전체를 교체하므로, SITE_DIST에는 비어 있거나 없는 폴더를 지정하세요.`,
    );
  }
}

/**
 * Swaps a finished build in for the last one.
 * @throws Error when the swap fails; the last build is in its place again
 */
export function finishBuild(folder: string, dist: string): void {
  const last = `${dist}.last`;
  rmSync(last, { recursive: true, force: true });
  try {
    if (existsSync(dist)) {
      renameSync(dist, last);
    }
    renameSync(folder, dist);
  } catch (error) {
    // When the first rename failed, the last build is still in its place.
    if (existsSync(last) && !existsSync(dist)) {
      renameSync(last, dist);
    }
    throw new Error(
      `새 빌드를 ${dist}로 옮기지 못했습니다. 마지막으로 빌드한 사이트가 있으면 그대로 남아 있습니다. 이 폴더를 사용하는 프로그램을 종료하거나 쓰기 권한을 부여한 뒤 다시 빌드하세요. (${(error as Error).message})`,
    );
  }
  rmSync(last, { recursive: true, force: true });
}
