// npm run truth:history -- PATH: writes releases.json and api-history.json from a clone of the toolkit's repository.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { factFile } from '@0610studio/zs-ui/facts';
import { historyText } from '@zs-docs/api-docs/build';
import { historyFile, historyOf, readToolkitVersions } from './history/readToolkitHistory.ts';
import { readReleases } from './readReleases.ts';

const folder = process.argv[2];
if (folder === undefined) {
  console.error(
    'Name a clone of the published repository, or its git directory: npm run truth:history -- PATH',
  );
  process.exitCode = 1;
} else {
  const releases = readReleases(folder).map((release) => `  ${JSON.stringify(release)}`);
  // A release a line, so that the diff of an update shows only new ones.
  writeFileSync(factFile('releases.json'), `[\n${releases.join(',\n')}\n]\n`);
  const versions = await readToolkitVersions(resolve(folder));
  for (const { version, problem } of versions) {
    if (problem) {
      console.error(`The API of ${version} cannot be read: ${problem}`);
      process.exitCode = 1;
    }
  }
  writeFileSync(historyFile, historyText(historyOf(versions)));
  console.log(`Wrote ${releases.length} versions to releases.json and to ${historyFile}.`);
}
