import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { SiteFiles } from './parseDocs.ts';

/** File of the last copy of a site: `~/.cache/zs-docs/0610studio.github.io_zs-ui.json`. */
function copyFile(site: URL, env: NodeJS.ProcessEnv): { folder: string; file: string } {
  const name = `${site.host}${site.pathname}`.replace(/\/+$/, '').replace(/[^\w.-]/g, '_');
  const folder =
    env.ZS_DOCS_CACHE || join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'zs-docs');
  return { folder, file: join(folder, `${name}.json`) };
}

/** Keeps a copy, which is one file: it is whole at any time, also when two servers write it at once. */
export async function writeCopy(
  site: URL,
  env: NodeJS.ProcessEnv,
  { manifest, files }: SiteFiles,
): Promise<void> {
  const { folder, file } = copyFile(site, env);
  const contents = [...files].map(([path, content]) => [path, content.toString('base64')]);
  await mkdir(folder, { recursive: true });
  const part = join(folder, `${randomUUID()}.part`);
  await writeFile(part, JSON.stringify({ manifest, files: Object.fromEntries(contents) }));
  await rename(part, file);
}

/** The last copy; rejects where there is none. */
export async function readCopy(site: URL, env: NodeJS.ProcessEnv): Promise<SiteFiles> {
  const text = await readFile(copyFile(site, env).file, 'utf8');
  const { manifest, files } = JSON.parse(text) as {
    manifest: SiteFiles['manifest'];
    files: Record<string, string>;
  };
  const contents = Object.entries(files).map(([path, content]): [string, Buffer] => [
    path,
    Buffer.from(content, 'base64'),
  ]);
  return { manifest, files: new Map(contents) };
}
