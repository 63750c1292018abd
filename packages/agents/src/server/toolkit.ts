import { readFileSync } from 'node:fs';

/** The version that code is checked against where neither the caller nor the app names one. */
export const DOCUMENTED_VERSION = '0.12.2';

const manifest = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { homepage: string };

/** Where the docs are published: the build of a fork's site packs this package with its own address. */
export const PUBLISHED_SITE = manifest.homepage;
