import { copyFile, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LIGHT_PAGE } from '../../site/src/light-pages/lightAddress.ts';

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

/** What programs read: nobody looks on while it comes. */
const forPrograms = new Set(['.md', '.txt', '.xml']);

/**
 * Brotli's quality for a file. What a reader waits for is made as small as can be. The rest, as many
 * files again, comes ahead of a click or to programs: a third of the time for 2 % more bytes.
 */
const qualityOf = (file: string) =>
  basename(file) === LIGHT_PAGE || forPrograms.has(extname(file)) ? 10 : 11;

/** Compresses the files of a folder, each once, beside what is still being written. */
export interface Compression {
  /** Names a file of the folder that is written: it is compressed at the next chance. */
  add: (name: string) => void;
  /** Compresses what nobody has named, and what was written again since it was. */
  finish: () => Promise<void>;
}

/**
 * Writes a .br and a .gz beside text files of a folder, for servers that send them as they are.
 * @param last the build before: what has not changed since is not compressed again
 */
export function startCompressing(folder: string, last?: string): Compression {
  const left: string[] = [];
  const lanes = new Set<Promise<void>>();
  const times = new Map<string, number>();
  const work = async () => {
    for (let name = left.pop(); name !== undefined; name = left.pop()) {
      // Asked before it is read: what is written in between counts as written again.
      const { mtimeMs } = await stat(join(folder, name));
      if (times.get(name) !== mtimeMs) {
        await compressFile(join(folder, name), last && join(last, name));
        times.set(name, mtimeMs);
      }
    }
  };
  const add = (name: string) => {
    if (!textTypes.has(extname(name))) {
      return;
    }
    left.push(name);
    if (lanes.size < availableParallelism()) {
      const lane = work();
      lanes.add(lane);
      // A lane that failed stays, and finish() tells it.
      lane.then(
        () => lanes.delete(lane),
        () => undefined,
      );
    }
  };
  return {
    add,
    async finish() {
      await Promise.all(lanes);
      for (const name of await readdir(folder, { recursive: true })) {
        add(name);
      }
      await Promise.all(lanes);
    },
  };
}

async function compressFile(file: string, last: string | undefined): Promise<void> {
  const body = await readFile(file);
  if (body.length < smallestBytes || (last && (await copyTwins(file, body, last)))) {
    return;
  }
  const [br, gz] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: qualityOf(file) } }),
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
