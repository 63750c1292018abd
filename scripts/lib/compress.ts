import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const textTypes = new Set([
  '.html',
  '.css',
  '.js',
  '.json',
  '.svg',
  '.xml',
  '.xsl',
  '.txt',
  '.md',
  '.webmanifest',
]);

/** Smaller files gain less than the header of their compressed twin costs. */
const smallestBytes = 512;

/** Writes a .br and a .gz beside every text file of a folder, for servers that send them as they are. */
export async function compressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const files = names
    .filter((name) => textTypes.has(extname(name)))
    .map((name) => join(folder, name));
  for (const file of files) {
    const body = await readFile(file);
    if (body.length >= smallestBytes) {
      const [br, gz] = await Promise.all([
        brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        deflate(body, { level: 9 }),
      ]);
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
    }
  }
}
