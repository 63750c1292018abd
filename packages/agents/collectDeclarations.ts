// Part of `npm run build`: collects what `check_code` needs to know into dist/check/declarations.br, so
// that a check needs neither React Native nor the sources of the toolkit.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { load } from 'js-yaml';
import { collectFiles } from './collectFiles.ts';
import type { Archive } from './src/check/declarations/archive.ts';

const require = createRequire(import.meta.url);
const published = (name: string) =>
  readFileSync(require.resolve(`@0610studio/zs-ui/facts/${name}`), 'utf8');

interface Behaviour {
  id: string;
  fixedIn?: string;
}

const behaviours = load(published('behaviour.yml')) as Behaviour[];
const { files, notices } = collectFiles(fileURLToPath(new URL('.', import.meta.url)));
const archive: Archive = {
  files,
  history: JSON.parse(published('api-history.json')),
  fixes: load(published('fixes.yml')) as Archive['fixes'],
  fixedIn: Object.fromEntries(behaviours.map(({ id, fixedIn }) => [id, fixedIn ?? null])),
};
const text = Buffer.from(JSON.stringify(archive));
const folder = new URL('dist/check/', import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(
  new URL('declarations.br', folder),
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      // The declarations of csstype are larger than the usual window.
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    },
  }),
);
writeFileSync(new URL('NOTICES.txt', folder), notices);
