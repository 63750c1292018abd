// npm run truth:changelog -- PATH: writes facts/releases.json from a clone of the toolkit's repository.
import { writeFileSync } from 'node:fs';
import { factFile, type Release } from '@0610studio/zs-ui/facts';
import { readReleases } from './readReleases.ts';

/** Data of the changelog page and of the install plans. */
const releasesFile = factFile('releases.json');

/** Formats one release a line, so that the diff of an update shows only new releases. */
function toJson(releases: readonly Release[]): string {
  return `[\n${releases.map((release) => `  ${JSON.stringify(release)}`).join(',\n')}\n]\n`;
}

const folder = process.argv[2];
if (folder === undefined) {
  console.error(
    'Name the git directory of a clone of the published repository: npm run truth:changelog -- PATH',
  );
  process.exitCode = 1;
} else {
  const releases = readReleases(folder);
  writeFileSync(releasesFile, toJson(releases));
  console.log(`Wrote ${releases.length} versions to ${releasesFile}.`);
}
