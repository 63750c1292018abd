import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { type DocsFile, type DocsManifest, MANIFEST_PATH } from '@zs-docs/agents/files';
import { INDEX_FOLDER } from '@zs-docs/search/build';
import { bundlePath } from '../../settings/agentFiles.ts';
import type { Step } from '../postprocess/types.ts';

interface ManifestOptions {
  /** Documented version of the toolkit. */
  version: string;
  /** Every published version, newest first. */
  versions: string[];
  /** Address of the site, with a slash at its end. */
  site: string;
}

const INDEX = ['headings', 'text', 'synonyms'].map((name) => `${INDEX_FOLDER}/${name}.json`);

/** Files that agents read, in the order of their use. */
const filesOf = (version: string) => [
  bundlePath(version),
  'components.json',
  ...INDEX,
  'AGENTS.md',
];

/** Writes the list of the files that agents read, with digests of them as they are stored. */
export function docsManifest({ version, versions, site }: ManifestOptions): Step {
  return {
    name: 'files for agents',
    async end({ folder, log }) {
      const listed = await Promise.all(filesOf(version).map((path) => describe(folder, path)));
      const files = listed.filter((file) => file !== undefined);
      const manifest: DocsManifest = { format: 1, version, versions, site, files };
      await writeFile(folder + MANIFEST_PATH, `${JSON.stringify(manifest, null, 2)}\n`);
      log(`Files for agents: ${files.length}`);
    },
  };
}

async function describe(folder: string, path: string): Promise<DocsFile | undefined> {
  const bytes = await readFile(folder + path).catch((error: NodeJS.ErrnoException) => {
    // A hosted search may be too large for an index.
    if (error.code === 'ENOENT' && INDEX.includes(path)) {
      return undefined;
    }
    throw error;
  });
  return (
    bytes && { path, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
  );
}
