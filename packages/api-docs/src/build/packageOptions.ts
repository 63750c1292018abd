import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { ExtractOptions } from './extract/extractApi.ts';

/** What a command or a build script says about a package. */
export interface PackageSettings
  extends Pick<ExtractOptions, 'messages' | 'requireDescriptions' | 'published'> {
  /** File whose exports are the API. */
  entry: string;
  /** Folder that places are told from; other paths may be relative to it. */
  root?: string;
  /** tsconfig that holds the entry; the root's when not given. */
  tsconfig?: string;
}

/** Options to read a package, with name and version from the package.json nearest to its entry. */
export function packageOptions(settings: PackageSettings): ExtractOptions {
  const { root = process.cwd(), tsconfig = 'tsconfig.json', ...rest } = settings;
  const entry = resolve(root, settings.entry);
  return {
    ...rest,
    root,
    entry,
    project: resolve(root, tsconfig),
    ...nameAndVersion(dirname(entry)),
  };
}

function nameAndVersion(folder: string): { package: string; version: string } {
  const file = join(folder, 'package.json');
  if (existsSync(file)) {
    const { name = '', version = '' } = JSON.parse(readFileSync(file, 'utf8'));
    return { package: name, version };
  }
  const above = dirname(folder);
  return above === folder ? { package: '', version: '' } : nameAndVersion(above);
}
