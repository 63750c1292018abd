// npm run declarations: collects what `check_code` knows of React, React Native and the packages beside
// them into declarations.json, which is committed: a build, and `npm start`, then installs none of them.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { collectFiles } from './collectFiles.ts';

const declarations = collectFiles(fileURLToPath(new URL('..', import.meta.url)));
writeFileSync(
  new URL('declarations.json', import.meta.url),
  `${JSON.stringify(declarations, null, 2)}\n`,
);
console.log(`Wrote ${Object.keys(declarations.files).length} files to declarations.json.`);
