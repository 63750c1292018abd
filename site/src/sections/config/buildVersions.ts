import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { book } from '@0610studio/zs-ui/facts';
import { siteConfig } from '../../site.config.ts';

const requireHere = createRequire(import.meta.url);

/** Version in a package.json. */
function versionIn(file: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
  return version;
}

/** Versions of the site and of what built it, by name. */
export function buildVersions(): Record<string, string> {
  const packages = ['astro', 'react', 'react-dom', 'shiki'];
  return {
    site: versionIn('package.json'),
    toolkit: book.documented.version,
    docsData: siteConfig.docsDataVersion,
    node: process.versions.node,
    ...Object.fromEntries(
      packages.map((name) => [name, versionIn(requireHere.resolve(`${name}/package.json`))]),
    ),
  };
}
