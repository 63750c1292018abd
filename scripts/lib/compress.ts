import { copyFile, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const textTypes = new Set([
  '.html',
  '.htm',
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

/**
 * Writes a .br and a .gz beside every text file of a folder, for servers that send them as they are.
 * @param last the build before: what has not changed since is not compressed again
 */
export async function compressFolder(folder: string, last?: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const left = names.filter((name) => textTypes.has(extname(name)));
  const work = async () => {
    for (let name = left.pop(); name !== undefined; name = left.pop()) {
      await compressFile(join(folder, name), last && join(last, name));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

async function compressFile(file: string, last: string | undefined): Promise<void> {
  const body = await readFile(file);
  if (body.length < smallestBytes || (last && (await copyTwins(file, body, last)))) {
    return;
  }
  const [br, gz] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    deflate(body, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Takes the twins of the same file in the last build. @returns whether there were any */
async function copyTwins(file: string, body: Buffer, last: string): Promise<boolean> {
  const size = await sizeOf(last);
  const twins = ['.br', '.gz'];
  const sizes = await Promise.all(twins.map((ending) => sizeOf(last + ending)));
  if (size !== body.length || sizes.includes(0) || !body.equals(await readFile(last))) {
    return false;
  }
  await Promise.all(twins.map((ending) => copyFile(last + ending, file + ending)));
  return true;
}

/** Bytes of a file; 0 when there is none. */
const sizeOf = (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );
