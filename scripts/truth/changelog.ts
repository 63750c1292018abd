import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Release, readHistory } from './readHistory.ts';

/** The data of the changelog page and of the install plans. */
const releasesFile = fileURLToPath(
  new URL('../../packages/zs-ui/published/releases.json', import.meta.url),
);

/** One line a release, so that a renewal shows what is new. */
function asLines(releases: readonly Release[]): string {
  return `[\n${releases.map((release) => `  ${JSON.stringify(release)}`).join(',\n')}\n]\n`;
}

const folder = process.argv[2];
if (folder === undefined) {
  console.error(
    'Say where the git directory of the published repository is: npm run truth:changelog -- PATH',
  );
  process.exitCode = 1;
} else {
  const releases = readHistory(folder);
  writeFileSync(releasesFile, asLines(releases));
  console.log(`Wrote ${releases.length} versions to ${releasesFile}.`);
}
