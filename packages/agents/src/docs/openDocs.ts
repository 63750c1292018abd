import { resolve } from 'node:path';
import { type DocsFile, MANIFEST_PATH } from '../shared/docsFiles.ts';
import { UserError } from '../shared/userError.ts';
import { readCopy, writeCopy } from './copy.ts';
import {
  FILE_TIMEOUT_MS,
  MANIFEST_TIMEOUT_MS,
  MAX_FILE_BYTES,
  MAX_MANIFEST_BYTES,
} from './limits.ts';
import { type Docs, parseDocs, type SiteFiles } from './parseDocs.ts';
import { neededFiles, readManifest } from './readManifest.ts';
import { SiteFault, sayFault } from './siteFault.ts';
import { folderReader, type ReadFile, urlReader } from './source.ts';

/** Gives the docs. */
export type LoadDocs = () => Promise<Docs>;

/** Reads the docs once for many calls; a read that failed is tried again at the next call. */
export function loadOnce(open: LoadDocs): LoadDocs {
  let docs: Promise<Docs> | undefined;
  return () => {
    docs ??= open().catch((error) => {
      docs = undefined;
      throw error;
    });
    return docs;
  };
}

/**
 * Reads the docs of a site. Of a URL the last whole copy is kept, which is read when the site does
 * not answer.
 * @param site a URL, or a folder with the files of a site
 * @throws UserError when neither the site nor a copy can be read
 */
export async function openDocs(site: string, env: NodeJS.ProcessEnv): Promise<Docs> {
  if (!/^https?:/i.test(site)) {
    return readSite(folderReader(resolve(site)))
      .then(parseDocs)
      .catch((error) => {
        throw unreadable(site, error, '사이트를 다시 빌드하거나 폴더의 경로를 확인하세요.');
      });
  }
  const url = siteUrl(site);
  try {
    const files = await readSite(urlReader(url));
    const docs = await parseDocs(files);
    // A copy that cannot be written fails no answer: the disk may be full or read-only.
    await writeCopy(url, env, files).catch(({ message }) =>
      console.error(`사본을 저장하지 못했습니다: ${message}`),
    );
    return docs;
  } catch (error) {
    const docs = await readCopy(url, env)
      .then(parseDocs)
      .catch(() => {
        throw unreadable(
          site,
          error,
          error instanceof SiteFault
            ? '주소를 확인하고, 맞으면 사이트를 게시한 곳에 알리세요.'
            : '네트워크와 주소를 확인한 뒤 다시 시도하세요.',
        );
      });
    const notice = `사이트를 읽지 못해 저장해 둔 문서로 답합니다: ${sayFault(error)}`;
    return { ...docs, notice };
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

async function readSite(read: ReadFile): Promise<SiteFiles> {
  const bounds = { bytes: MAX_MANIFEST_BYTES, ms: MANIFEST_TIMEOUT_MS };
  const manifest = readManifest((await read(MANIFEST_PATH, bounds)).toString('utf8'));
  const files = neededFiles(manifest).map(
    async (file): Promise<[string, Buffer]> => [file.path, await readWhole(read, file)],
  );
  return { manifest, files: new Map(await Promise.all(files)) };
}

async function readWhole(read: ReadFile, { path, bytes }: DocsFile): Promise<Buffer> {
  const content = await read(path, { bytes: MAX_FILE_BYTES, ms: FILE_TIMEOUT_MS });
  if (content.length !== bytes) {
    throw new SiteFault(`${path} 파일이 온전하지 않거나 게시 중입니다.`);
  }
  return content;
}
