import { existsSync, readdirSync, statSync } from 'node:fs';

/** Refuses a folder that holds something other than a build, since a build replaces all of it. */
export function assertReplaceable(dist: string): void {
  if (existsSync(dist) && !statSync(dist).isDirectory()) {
    throw new Error(
      `${dist}은(는) 폴더가 아닙니다. SITE_DIST에 비어 있거나 없는 폴더를 지정하세요.`,
    );
  }
  const names = existsSync(dist) ? readdirSync(dist) : [];
  if (names.length > 0 && !names.includes('build.json') && !names.includes('_astro')) {
    throw new Error(
      `${dist} 폴더에 이 사이트의 빌드가 아닌 것이 있습니다. 빌드는 폴더 전체를 교체하므로, SITE_DIST에는 비어 있거나 없는 폴더를 지정하세요.`,
    );
  }
}
