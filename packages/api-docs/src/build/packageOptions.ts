import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { ExtractOptions } from './extract/extractApi.ts';

/** Settings of the command line or a build script. */
interface PackageSettings extends Pick<ExtractOptions, 'requireDescriptions' | 'published'> {
  /** File whose exports are the API. */
  entry: string;
  /** Folder to which other paths and reported positions are relative; the working directory by default. */
  root?: string;
  /** tsconfig that includes the entry; `tsconfig.json` of the root by default. */
  tsconfig?: string;
}

/** Completes settings to options, with name and version from the closest package.json above the entry. */
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
  const parent = dirname(folder);
  return parent === folder ? { package: '', version: '' } : nameAndVersion(parent);
}
