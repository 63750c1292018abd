import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { serverPath } from '../../settings/agentFiles.ts';
import type { Step } from '../postprocess/types.ts';

const run = promisify(execFile);

const agents = fileURLToPath(new URL('../../../../packages/agents/', import.meta.url));

/** Folders that are packed, and files of the package that npm packs unasked. */
const STAGED = ['bin', 'dist/bundle', 'dist/check', 'README.md', 'LICENSE'];

/** What the server runs: its code in one piece, and the declarations that it checks against. */
const PACKED = ['bin', 'dist/bundle', 'dist/check/*.br', 'dist/check/*.txt'];

/** Fields of package.json that stay: whoever runs the server builds nothing and installs one package. */
const PUBLISHED_FIELDS = ['name', 'version', 'description', 'license', 'type', 'engines', 'bin'];

/**
 * Packs the MCP server beside the pages, so that `npx` runs it from the site.
 * @param options.site address of the site, which the server reads unless told otherwise
 * @param options.source folder of the package
 */
export function serverPackage({ site, source = agents }: { site: string; source?: string }): Step {
  return {
    name: 'server for agents',
    async end({ folder }) {
      const staged = await mkdtemp(join(tmpdir(), 'zs-docs-mcp-'));
      try {
        for (const name of STAGED) {
          await cp(join(source, name), join(staged, name), { recursive: true });
        }
        const manifest = reduced(JSON.parse(await readFile(join(source, 'package.json'), 'utf8')));
        await writeFile(
          join(staged, 'package.json'),
          `${JSON.stringify({ ...manifest, homepage: site, files: PACKED }, null, 2)}\n`,
        );
        await pack(staged, folder + serverPath);
      } finally {
        await rm(staged, { recursive: true });
      }
    },
  };
}

/** A package.json without what only its own build needs. */
function reduced(manifest: Record<string, unknown> & { dependencies: Record<string, string> }) {
  const fields = PUBLISHED_FIELDS.map((name) => [name, manifest[name]]);
  const { typescript } = manifest.dependencies;
  return { ...Object.fromEntries(fields), dependencies: { typescript } };
}

/** Packs a folder as npm does: the same files make the same bytes. */
async function pack(folder: string, target: string): Promise<void> {
  const into = dirname(target);
  const { stdout } = await run(
    'npm',
    ['pack', '--silent', '--ignore-scripts', '--pack-destination', into],
    { cwd: folder, shell: process.platform === 'win32' },
  );
  await rename(join(into, basename(stdout.trim())), target);
}
