import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { DocsFile, DocsManifest } from '../shared/docsFiles.ts';
import { isWhole, readManifest } from './readManifest.ts';

/** Names the folder of all copies. */
export const CACHE_VARIABLE = 'ZS_DOCS_CACHE';
const MANIFEST_FILE = 'index.json';

/** A file that is younger may be one that another server is about to name, or still writes. */
export const MAX_UNUSED_MS = 24 * 60 * 60 * 1000;

/** Folder of the copy of a site: `~/.cache/zs-docs/0610studio.github.io_zs-ui`. */
export function cacheFolder(site: URL, env: NodeJS.ProcessEnv): string {
  const name = `${site.host}${site.pathname}`.replace(/\/+$/, '').replace(/[^\w.-]/g, '_');
  const all =
    env[CACHE_VARIABLE] || join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'zs-docs');
  return join(all, name);
}

/**
 * Copy of the files of a site. Files are named by their digests, the manifest is written when all of
 * its files are there, and no file is removed that was written or needed within a day: a copy is
 * whole at any time, also when two servers write it at once.
 */
export class Cache {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The manifest of the last whole copy; undefined where there is none. */
  async manifest(): Promise<DocsManifest | undefined> {
    try {
      return readManifest(await readFile(join(this.#folder, MANIFEST_FILE), 'utf8'));
    } catch {
      return undefined;
    }
  }

  /** A file; undefined when it is missing or damaged. */
  async read(file: DocsFile): Promise<Buffer | undefined> {
    const content = await readFile(join(this.#folder, file.sha256)).catch(() => undefined);
    return content && isWhole(content, file) ? content : undefined;
  }

  /** Writes a whole copy, and removes what none has needed for a day. */
  async keep(manifest: DocsManifest, files: ReadonlyMap<DocsFile, Buffer>): Promise<void> {
    for (const [file, content] of files) {
      if (await this.read(file)) {
        const now = new Date();
        await utimes(join(this.#folder, file.sha256), now, now);
      } else {
        await this.#replace(file.sha256, content);
      }
    }
    await this.#replace(MANIFEST_FILE, JSON.stringify(manifest));
    await this.#removeUnused();
  }

  async #removeUnused(): Promise<void> {
    // Not the manifest that was just written: another server may have written its own since.
    const { files = [] } = (await this.manifest()) ?? {};
    const needed = new Set([MANIFEST_FILE, ...files.map(({ sha256 }) => sha256)]);
    const names = await readdir(this.#folder);
    const unused = names.filter((name) => !needed.has(name));
    await Promise.all(unused.map((name) => removeOld(join(this.#folder, name))));
  }

  async #replace(name: string, content: Buffer | string): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const part = join(this.#folder, `${randomUUID()}.part`);
    await writeFile(part, content);
    await rename(part, join(this.#folder, name));
  }
}

async function removeOld(file: string): Promise<void> {
  // Another server may have removed it.
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
  if (Date.now() - mtimeMs > MAX_UNUSED_MS) {
    await rm(file, { force: true });
  }
}
