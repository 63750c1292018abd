import { resolve } from 'node:path';
import { type DocsFile, type DocsManifest, MANIFEST_PATH } from '../shared/docsFiles.ts';
import { UserError } from '../shared/userError.ts';
import { Cache, cacheFolder } from './cache.ts';
import {
  FILE_TIMEOUT_MS,
  MANIFEST_TIMEOUT_MS,
  MAX_FILE_BYTES,
  MAX_MANIFEST_BYTES,
} from './limits.ts';
import { type Docs, parseDocs } from './parseDocs.ts';
import { isWhole, neededFiles, readManifest } from './readManifest.ts';
import { SiteFault, sayFault } from './siteFault.ts';
import { folderReader, type ReadFile, urlReader } from './source.ts';

/**
 * Reads the docs of a site. Of a URL a copy is kept, of which the next time only what changed is
 * fetched, and which is read when the site does not answer.
 * @param site a URL, or a folder with the files of a site
 * @throws UserError when neither the site nor a copy can be read
 */
export async function openDocs(site: string, env: NodeJS.ProcessEnv): Promise<Docs> {
  if (!/^https?:/i.test(site)) {
    return readSite(folderReader(resolve(site))).catch((error) => {
      throw unreadable(site, error, '사이트를 다시 빌드하거나 폴더의 경로를 확인하세요.');
    });
  }
  const url = siteUrl(site);
  const cache = new Cache(cacheFolder(url, env));
  try {
    return await readSite(urlReader(url), cache);
  } catch (error) {
    return readCopy(cache, sayFault(error)).catch(() => {
      throw unreadable(
        site,
        error,
        error instanceof SiteFault
          ? '주소를 확인하고, 맞으면 사이트를 게시한 곳에 알리세요.'
          : '네트워크와 주소를 확인한 뒤 다시 시도하세요.',
      );
    });
  }
}

function siteUrl(site: string): URL {
  if (!URL.canParse(site)) {
    throw new UserError(`사이트의 주소가 올바르지 않습니다: ${site}`);
  }
  const url = new URL(site);
  url.search = '';
  url.hash = '';
  url.pathname = url.pathname.replace(/\/*$/, '/');
  return url;
}

const unreadable = (site: string, error: unknown, remedy: string) =>
  new UserError(`${site}의 문서를 읽지 못했습니다: ${sayFault(error)} ${remedy}`);

/** Reads a site, and files that did not change from its copy. */
async function readSite(read: ReadFile, cache?: Cache): Promise<Docs> {
  const bounds = { bytes: MAX_MANIFEST_BYTES, ms: MANIFEST_TIMEOUT_MS };
  const manifest = readManifest((await read(MANIFEST_PATH, bounds)).toString('utf8'));
  const files = await readFiles(
    manifest,
    async (file) => (await cache?.read(file)) ?? fetchFile(read, file),
  );
  const docs = await parseDocs(manifest, files);
  // A failed cache write does not fail the answer: the disk may be full or read-only.
  await cache
    ?.keep(manifest, files)
    .catch(({ message }) => console.error(`사본을 저장하지 못했습니다: ${message}`));
  return docs;
}

async function fetchFile(read: ReadFile, file: DocsFile): Promise<Buffer> {
  const content = await read(file.path, { bytes: MAX_FILE_BYTES, ms: FILE_TIMEOUT_MS });
  if (!isWhole(content, file)) {
    throw new SiteFault(`${file.path} 파일이 온전하지 않거나 게시 중입니다.`);
  }
  return content;
}

async function readCopy(cache: Cache, reason: string): Promise<Docs> {
  const manifest = await cache.manifest();
  if (!manifest) {
    throw new Error('There is no copy.');
  }
  const files = await readFiles(manifest, async (file) => {
    const kept = await cache.read(file);
    if (!kept) {
      throw new Error(`The copy lacks ${file.path}.`);
    }
    return kept;
  });
  const docs = await parseDocs(manifest, files);
  return { ...docs, notice: `사이트를 읽지 못해 저장해 둔 문서로 답합니다: ${reason}` };
}

async function readFiles(
  manifest: DocsManifest,
  read: (file: DocsFile) => Promise<Buffer>,
): Promise<Map<DocsFile, Buffer>> {
  const needed = neededFiles(manifest);
  return new Map(await Promise.all(needed.map(async (file) => [file, await read(file)] as const)));
}
