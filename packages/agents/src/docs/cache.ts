import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { DocsFile, DocsManifest } from '../shared/docsFiles.ts';
import { isWhole, readManifest } from './readManifest.ts';

/** Names the folder of all copies. */
export const CACHE_VARIABLE = 'ZS_DOCS_CACHE';
const MANIFEST_FILE = 'index.json';

/** Folder of the copy of a site: `~/.cache/zs-docs/0610studio.github.io_zs-ui`. */
export function cacheFolder(site: URL, env: NodeJS.ProcessEnv): string {
  const name = `${site.host}${site.pathname}`.replace(/\/+$/, '').replace(/[^\w.-]/g, '_');
  const all =
    env[CACHE_VARIABLE] || join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'zs-docs');
  return join(all, name);
}

/**
 * Copy of the files of a site. Files are named by their digests, and the manifest is written when
 * all of its files are there: a copy is whole at any time, also when two servers write it at once.
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

  /** Writes a whole copy, and removes what it no longer needs. */
  async keep(manifest: DocsManifest, files: ReadonlyMap<DocsFile, Buffer>): Promise<void> {
    for (const [file, content] of files) {
      if (!(await this.read(file))) {
        await this.#replace(file.sha256, content);
      }
    }
    await this.#replace(MANIFEST_FILE, JSON.stringify(manifest));
    const kept = new Set([MANIFEST_FILE, ...[...files.keys()].map(({ sha256 }) => sha256)]);
    const names = await readdir(this.#folder);
    const old = names.filter((name) => !kept.has(name) && !name.endsWith('.part'));
    await Promise.all(old.map((name) => rm(join(this.#folder, name), { force: true })));
  }

  async #replace(name: string, content: Buffer | string): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const part = join(this.#folder, `${randomUUID()}.part`);
    await writeFile(part, content);
    await rename(part, join(this.#folder, name));
  }
}
