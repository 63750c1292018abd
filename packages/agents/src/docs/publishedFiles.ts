import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { z } from 'zod';
import type { BundledPage, ComponentsFile } from '../shared/docsFiles.ts';
import { MAX_UNPACKED_BYTES } from './limits.ts';
import { COMPONENTS_PATH } from './readManifest.ts';
import { SiteFault } from './siteFault.ts';

/** @throws SiteFault */
export function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SiteFault(`${path} 파일이 JSON이 아닙니다.`);
  }
}

/** As far as tools of this server would fail without it; a newer site may say more. */
const components = z.looseObject({
  notes: z.array(z.looseObject({ does: z.string() })),
  components: z.array(
    z.looseObject({
      name: z.string(),
      page: z.string(),
      props: z.array(z.looseObject({ name: z.string() })),
      notes: z.array(z.looseObject({ does: z.string() })),
      examples: z.array(z.string()),
    }),
  ),
  examples: z.array(z.looseObject({ name: z.string(), source: z.string() })),
});

/** @throws SiteFault for a file that tools would fail at */
export function parseComponents(text: string): ComponentsFile {
  const json = parseJson(COMPONENTS_PATH, text);
  if (!components.safeParse(json).success) {
    throw new SiteFault(`${COMPONENTS_PATH} 파일의 형식이 올바르지 않습니다.`);
  }
  return json as ComponentsFile;
}

const page = z.looseObject({
  path: z.string(),
  title: z.string(),
  description: z.string(),
  markdown: z.string(),
  sections: z.array(z.looseObject({ id: z.string(), heading: z.string() })),
});

async function unpack(path: string, packed: Buffer): Promise<string> {
  try {
    const content = await promisify(gunzip)(packed, { maxOutputLength: MAX_UNPACKED_BYTES });
    return content.toString('utf8');
  } catch (error) {
    const isLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new SiteFault(
      isLarge
        ? `${path} 파일의 압축을 풀면 ${MAX_UNPACKED_BYTES}바이트보다 큽니다.`
        : `${path} 파일의 압축을 풀 수 없습니다.`,
    );
  }
}

/**
 * The pages of the bundle, by path.
 * @throws SiteFault
 */
export async function readBundle(path: string, packed: Buffer): Promise<Map<string, BundledPage>> {
  const lines = (await unpack(path, packed)).split('\n').filter(Boolean);
  const pages = lines.map((line) => parseJson(path, line));
  if (pages.length === 0 || !pages.every((parsed) => page.safeParse(parsed).success)) {
    throw new SiteFault(`${path} 파일의 형식이 올바르지 않습니다.`);
  }
  return new Map((pages as BundledPage[]).map((parsed) => [parsed.path, parsed]));
}
