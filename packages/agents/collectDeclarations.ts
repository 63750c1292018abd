// Part of `npm run build`: packs what `check_code` needs to know into dist/check/declarations.br, so
// that a check needs neither React Native nor the sources of the toolkit.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { book } from '@0610studio/zs-ui/facts';
import type { Declarations } from './declarations/collectFiles.ts';
import type { Archive } from './src/check/declarations/archive.ts';

const { files, notices } = JSON.parse(
  readFileSync(new URL('declarations/declarations.json', import.meta.url), 'utf8'),
) as Declarations;
const archive: Archive = {
  files,
  documented: book.documented.version,
  history: book.history,
  fixes: book.fixes,
  otherKits: book.otherKits,
  fixedIn: Object.fromEntries(book.behaviours.map(({ id, fixedIn }) => [id, fixedIn ?? null])),
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
