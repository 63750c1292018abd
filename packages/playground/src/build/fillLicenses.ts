import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** A heading with name, version and licence of a package, without a text below. */
const EMPTY = /^## (\S+) - .*\n+(?=## |$(?![\s\S]))/gm;

/**
 * Adds missing licence texts: packages of a monorepo may have theirs only in the package that is named
 * like the repository.
 * @param notices Markdown with a heading for each package
 * @example fillLicenses('## none-such - 1.0.0 (MIT)\n') // '## none-such - 1.0.0 (MIT)\n'
 */
export function fillLicenses(notices: string): string {
  return notices.replace(EMPTY, (heading, name: string) => {
    const text = licenceOfRepository(name);
    return text ? `${heading.trimEnd()}\n\n${text}\n\n` : heading;
  });
}

function licenceOfRepository(name: string): string | undefined {
  const { license, repository } = manifestOf(name)?.manifest ?? {};
  const url = typeof repository === 'object' ? repository.url : repository;
  const whole = manifestOf(/([^/]+?)(?:\.git)?$/.exec(url ?? '')?.[1] ?? '');
  const file = join(whole?.folder ?? '', 'LICENSE');
  return whole && whole.manifest.license === license && existsSync(file)
    ? readFileSync(file, 'utf8').trim()
    : undefined;
}

interface Manifest {
  license?: string;
  repository?: string | { url?: string };
}

/** Manifest of an installed package; undefined where there is none of that name. */
function manifestOf(name: string): { folder: string; manifest: Manifest } | undefined {
  try {
    const file = resolve(`${name}/package.json`);
    return { folder: dirname(file), manifest: JSON.parse(readFileSync(file, 'utf8')) };
  } catch {
    return undefined;
  }
}
