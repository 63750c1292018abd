import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { findInstalled } from '@zs-docs/api-docs';
import { UserError } from '../shared/userError.ts';
import { TOOLKIT } from './toolkit.ts';

/** Orders versions, the oldest first. */
export const compareVersions = (one: string, other: string): number =>
  one.localeCompare(other, 'en', { numeric: true });

/** A version that an answer is for, and what has to be said about the choice. */
export interface ChosenVersion {
  version: string;
  note?: string;
}

/** What a version is chosen from. */
export interface VersionChoice {
  /** As the caller wrote it. */
  asked?: string | undefined;
  /** Folder of the app, or one below it. */
  folder: string;
  versions: readonly string[];
  /** Where neither the caller nor the app names one. */
  documented: string;
}

/**
 * Chooses the version that was asked for, else the one that the app has installed, else the
 * documented one.
 * @throws UserError for an unknown version
 */
export async function chooseVersion(choice: VersionChoice): Promise<ChosenVersion> {
  const { asked, folder, versions, documented } = choice;
  if (asked !== undefined) {
    return { version: knownVersion(asked, versions) };
  }
  const spec = await installedSpec(folder, versions);
  if (spec === undefined) {
    return { version: documented };
  }
  const version = findInstalled(spec, TOOLKIT, versions)?.version;
  return version
    ? { version }
    : {
        version: documented,
        note: `앱의 ZS-ui 버전(${spec})은 이 문서에 없으므로 ${documented} 버전을 기준으로 답합니다.`,
      };
}

/** Reads the version that is installed, else the range that the manifest of the app asks for. */
async function installedSpec(
  folder: string,
  versions: readonly string[],
): Promise<string | undefined> {
  for (let at = resolve(folder); ; at = dirname(at)) {
    const installed = await readText(join(at, 'node_modules', TOOLKIT, 'package.json'));
    const version = /"version"\s*:\s*"([^"]+)"/.exec(installed)?.[1];
    const manifest = await readText(join(at, 'package.json'));
    const spec = version ?? findInstalled(manifest, TOOLKIT, versions)?.spec;
    if (spec !== undefined || at === dirname(at)) {
      return spec;
    }
  }
}

const readText = (file: string) => readFile(file, 'utf8').catch(() => '');

function knownVersion(asked: string, versions: readonly string[]): string {
  const known = findInstalled(asked, TOOLKIT, versions)?.version;
  if (known) {
    return known;
  }
  const ordered = [...versions].sort(compareVersions);
  const below = ordered.findLast((version) => compareVersions(version, asked) < 0);
  const above = ordered.find((version) => compareVersions(version, asked) > 0);
  const near = [below, above].filter((version) => version !== undefined).join(', ');
  throw new UserError(
    `${JSON.stringify(asked)}은(는) ZS-ui에 없는 버전입니다. 가장 가까운 버전은 ${near}입니다. 이 버전을 전달하거나 version을 생략하세요.`,
  );
}
