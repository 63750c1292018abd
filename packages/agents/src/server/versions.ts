import { findInstalled } from '@zs-docs/api-docs';
import { compareVersions, validate } from 'compare-versions';
import { TOOLKIT_NAME } from '../shared/toolkit.ts';
import { UserError } from '../shared/userError.ts';
import { installedSpec } from './installedSpec.ts';

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
  const spec = await installedSpec(folder);
  if (spec === undefined) {
    return { version: documented };
  }
  const version = findInstalled(spec, TOOLKIT_NAME, versions)?.version;
  return version
    ? { version }
    : {
        version: documented,
        note: `앱의 ZS-ui 버전(${spec})은 이 문서에 없으므로 ${documented} 버전을 기준으로 답합니다.`,
      };
}

function knownVersion(asked: string, versions: readonly string[]): string {
  const known = findInstalled(asked, TOOLKIT_NAME, versions)?.version;
  if (known) {
    return known;
  }
  throw new UserError(
    `${JSON.stringify(asked)}은(는) ZS-ui에 없는 버전입니다. 가장 가까운 버전은 ${nearest(asked, versions).join(', ')}입니다. 이 버전을 전달하거나 version을 생략하세요.`,
  );
}

/** The versions below and above one that there is not; the newest where it is no version at all. */
function nearest(asked: string, versions: readonly string[]): string[] {
  const ordered = [...versions].sort(compareVersions);
  if (!validate(asked)) {
    return ordered.slice(-1);
  }
  const below = ordered.findLast((version) => compareVersions(version, asked) < 0);
  const above = ordered.find((version) => compareVersions(version, asked) > 0);
  return [below, above].filter((version) => version !== undefined);
}
