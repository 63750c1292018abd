import { readFileSync } from 'node:fs';

const manifest = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { homepage: string };

/** Where the docs are published: the build of a fork's site packs this package with its own address. */
export const PUBLISHED_SITE = manifest.homepage;
