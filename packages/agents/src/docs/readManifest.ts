import { z } from 'zod';
import type { DocsFile, DocsManifest } from '../shared/docsFiles.ts';
import { SiteFault } from './siteFault.ts';

/** Names of the files that are read; the bundle has the version in its name. */
export const BUNDLE = /^agents\/docs-[\w.-]+\.jsonl\.gz$/;
export const COMPONENTS_PATH = 'components.json';
export const HEADINGS_PATH = 'search-index/headings.json';
export const TEXT_PATH = 'search-index/text.json';
export const AGENTS_PATH = 'AGENTS.md';

const manifest = z.object({
  format: z.literal(1),
  version: z.string(),
  versions: z.array(z.string()).min(1),
  site: z.url(),
  files: z.array(
    z.object({
      path: z.string(),
      bytes: z.number(),
      sha256: z.string().regex(/^[\da-f]{64}$/),
    }),
  ),
});

/** Reads the text of a manifest. */
export function readManifest(text: string): DocsManifest {
  const json = parseJson(text);
  if (typeof json === 'object' && json !== null && 'format' in json && json.format !== 1) {
    throw new SiteFault(
      '이 서버보다 새로운 형식으로 게시되었습니다. docs/Guide/Agents 페이지에 있는 명령으로 새 서버를 설치하세요.',
    );
  }
  const { success, data } = manifest.safeParse(json);
  if (!success) {
    throw new SiteFault('agents/index.json의 형식이 올바르지 않습니다.');
  }
  return data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SiteFault('agents/index.json이 JSON이 아닙니다.');
  }
}

/** The files of a manifest that the server reads; a site with a hosted search has no index. */
export function neededFiles({ files }: DocsManifest): DocsFile[] {
  const find = (path: string | RegExp) =>
    files.find((file) => (typeof path === 'string' ? file.path === path : path.test(file.path)));
  const needed = [BUNDLE, COMPONENTS_PATH, AGENTS_PATH].map((path) => {
    const found = find(path);
    if (!found) {
      throw new SiteFault(`agents/index.json에 필요한 파일이 없습니다: ${path}`);
    }
    return found;
  });
  const index = [HEADINGS_PATH, TEXT_PATH].map(find);
  return index.every((file) => file !== undefined) ? [...needed, ...index] : needed;
}
