import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { siteConfig } from '../../site.config.ts';
import { toolkitVersion } from '../../toolkit/facts/toolkitVersion.ts';

const requireHere = createRequire(import.meta.url);

/** Version that a package.json names. */
function versionIn(file: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
  return version;
}

/** Versions of what built the site, by name, for the config page. */
export function buildVersions(): Record<string, string> {
  const packages = ['astro', 'react', 'react-dom', 'shiki'];
  return {
    site: versionIn('package.json'),
    toolkit: toolkitVersion,
    docsData: siteConfig.docsDataVersion,
    node: process.versions.node,
    ...Object.fromEntries(
      packages.map((name) => [name, versionIn(requireHere.resolve(`${name}/package.json`))]),
    ),
  };
}
