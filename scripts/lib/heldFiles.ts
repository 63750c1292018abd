import { closeSync, fstatSync, openSync, readFileSync, type Stats, statSync } from 'node:fs';

/** A file as it is sent whole. */
export interface HeldFile {
  body: Buffer;
  etag: string;
  lastModified: string;
}

interface Entry extends HeldFile {
  print: string;
}

/** Larger files are read from the disk piece by piece, for each request. */
const LARGEST = 256 * 1024;
/** Bytes that are held at most; then it begins anew. */
const MOST = 32 * 1024 * 1024;

/**
 * Small files, read once. Each request looks at the disk whether the file is still the one that is
 * held: that costs some microseconds, and a build may replace files as it likes.
 */
export class HeldFiles {
  readonly #files = new Map<string, Entry>();
  #bytes = 0;

  /**
   * @param path of a file, which the caller has made safe
   * @returns the file; null where there is none; undefined when it is too large to be held
   */
  read(path: string): HeldFile | null | undefined {
    const stats = statOf(path);
    if (!stats?.isFile()) {
      return null;
    }
    if (stats.size > LARGEST) {
      return undefined;
    }
    const held = this.#files.get(path);
    return held?.print === printOf(stats) ? held : this.#hold(path);
  }

  #hold(path: string): HeldFile | null {
    const file = open(path);
    if (file === undefined) {
      return null;
    }
    try {
      const entry = entryOf(fstatSync(file), readFileSync(file));
      this.#bytes += entry.body.length - (this.#files.get(path)?.body.length ?? 0);
      if (this.#bytes > MOST) {
        this.#files.clear();
        this.#bytes = entry.body.length;
      }
      this.#files.set(path, entry);
      return entry;
    } finally {
      closeSync(file);
    }
  }
}

/** Nothing where no file can be: also below a file, and for a name that is too long for the disk. */
function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** Nothing when the file has just gone: a build is put in its place. */
function open(path: string): number | undefined {
  try {
    return openSync(path, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return undefined;
    }
    throw error;
  }
}

/** Changes with every change of a file. */
const printOf = ({ ino, size, mtimeMs }: Stats) => `${ino}:${size}:${mtimeMs}`;

function entryOf(stats: Stats, body: Buffer): Entry {
  return {
    body,
    print: printOf(stats),
    // The same as in answers of `send`, which compares it with what a browser has.
    etag: `W/"${stats.size.toString(16)}-${stats.mtime.getTime().toString(16)}"`,
    lastModified: stats.mtime.toUTCString(),
  };
}
