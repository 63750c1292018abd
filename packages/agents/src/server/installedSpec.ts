import { createReadStream } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { cutText } from '@zs-docs/words';
import { z } from 'zod';
import { TOOLKIT_NAME } from '../shared/toolkit.ts';
import { UserError } from '../shared/userError.ts';

/** Of a package.json. */
const MAX_MANIFEST_BYTES = 256 * 1024;
/** Of a version or a range: it is repeated in answers. */
const MAX_SPEC_LETTERS = 40;

/** Reads the version that is installed, else the range that the manifest of the app asks for. */
export async function installedSpec(folder: string): Promise<string | undefined> {
  for (let at = resolve(folder); ; at = dirname(at)) {
    const installed = await readManifest(join(at, 'node_modules', TOOLKIT_NAME, 'package.json'));
    const app = await readManifest(join(at, 'package.json'));
    const spec =
      installed.version ??
      app.dependencies?.[TOOLKIT_NAME] ??
      app.devDependencies?.[TOOLKIT_NAME] ??
      app.peerDependencies?.[TOOLKIT_NAME];
    if (spec !== undefined || at === dirname(at)) {
      return spec === undefined ? undefined : cutText(spec, MAX_SPEC_LETTERS);
    }
  }
}

const range = z
  .object({ [TOOLKIT_NAME]: z.string().optional() })
  .optional()
  .catch(undefined);
/** What is read of a package.json; what has another shape says nothing. */
const manifest = z
  .object({
    version: z.string().optional().catch(undefined),
    dependencies: range,
    devDependencies: range,
    peerDependencies: range,
  })
  .catch({});

async function readBounded(file: string): Promise<string> {
  const content = await text(createReadStream(file, { end: MAX_MANIFEST_BYTES }));
  if (Buffer.byteLength(content) > MAX_MANIFEST_BYTES) {
    throw new Error(`${MAX_MANIFEST_BYTES / 1024} KB 초과`);
  }
  return content;
}

/** Reads a package.json; one that is not there says nothing. */
async function readManifest(file: string): Promise<z.infer<typeof manifest>> {
  try {
    return manifest.parse(JSON.parse(await readBounded(file)));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') {
      return {};
    }
    throw new UserError(
      `${file} 파일에서 ZS-ui의 버전을 읽지 못했습니다(${code ?? message}). 파일을 확인하거나 version을 전달하세요.`,
    );
  }
}
