import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Api } from '@zs-docs/api-docs';
import { exportFiles, readSourceApi } from '@zs-docs/api-docs/build';
import { readPalette } from '../history/readPalette.ts';

/** What an app gets of the toolkit, with what notes cite, and its manifest. */
const PUBLISHED = [
  'src',
  'android',
  'ios',
  'app.plugin.js',
  'expo-module.config.json',
  'README.md',
];
const MANIFEST = 'package.json';

/** What package.json says. */
export type Manifest = Readonly<Record<string, unknown>> & {
  version?: string;
  peerDependencies?: Readonly<Record<string, string>>;
};

/** A version of the toolkit, read from its source. */
export interface Side {
  version: string;
  manifest: Manifest;
  /** Text of a file by its path; undefined where there is none. */
  read(path: string): string | undefined;
  api: Api;
  /** Default colours: `light.primary.main`. */
  palette: Readonly<Record<string, string>>;
}

/** Copies what is published of a checkout. */
export function copyCheckout(checkout: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of globSync([...PUBLISHED, MANIFEST], { cwd: checkout })) {
    cpSync(join(checkout, name), join(folder, name), { recursive: true });
  }
}

/**
 * Writes what is published of a commit into a folder.
 * @throws Error if the clone lacks the commit
 */
export function copyCommit(checkout: string, commit: string, folder: string): void {
  try {
    exportFiles(checkout, commit, [...PUBLISHED, MANIFEST], folder);
  } catch (error) {
    throw new Error(
      `${checkout} lacks the commit ${commit}, from which it is compared: ${(error as Error).message}
Name a clone with its whole history, in which the newer version is checked out.`,
    );
  }
}

/**
 * Reads a version from a folder with its source, into which a tsconfig is written. Types of other
 * packages are those of the `node_modules` above it.
 * @throws Error if it has no API that can be read
 */
export async function readSide(folder: string): Promise<Side> {
  const textOf = (path: string) => readFileSync(join(folder, path), 'utf8');
  const manifest: Manifest = JSON.parse(textOf(MANIFEST));
  const { version = '' } = manifest;
  const read = readSourceApi(folder, 'src/index.ts');
  if ('problem' in read) {
    throw new Error(`The API of ${version} cannot be read: ${read.problem}`);
  }
  return {
    version,
    manifest,
    read: (path) => (existsSync(join(folder, path)) ? textOf(path) : undefined),
    api: read.api,
    palette: await readPalette(folder),
  };
}
