// npm run check:astro: types of the .astro files, which tsc cannot read.
import { join } from 'node:path';
import { ensureFolder, root, run } from './lib/install.mjs';

const folder = join(root, 'scripts', 'astro-check');

await ensureFolder(folder);
process.exitCode = await run(join(folder, 'node_modules', '.bin', 'astro-check'), [
  '--root',
  'site',
  '--tsconfig',
  'site/tsconfig.astro.json',
  '--minimumFailingSeverity',
  'hint',
]);
