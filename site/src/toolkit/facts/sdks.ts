import { book } from '@0610studio/zs-ui/facts';

/** One version of zs-ui on one Expo SDK. */
type SdkFit = (typeof book.sdks)[number];

/** The documented version and the packages that it requires, whose versions the SDK chooses. */
export const requiredPackages = (): string =>
  [`@0610studio/zs-ui@${book.documented.version}`, ...book.documented.requires].join(' ');

/** Compatible range of a package: that of zs-ui, else that of the SDK. */
export const rangeOf = ({ versions, instead }: SdkFit, name: string): string | undefined =>
  instead[name] ?? versions[name];

/**
 * Adds the ranges of an SDK to packages, for package managers other than Expo's.
 * @param packages names separated by spaces, with or without a version
 * @throws Error when a package has no version and the SDK has none for it
 */
export function withRanges(packages: string, sdk: number): string {
  const fit = book.sdks.find((row) => row.sdk === sdk);
  return packages
    .trim()
    .split(/\s+/)
    .map((spec) => {
      const isPinned = spec.lastIndexOf('@') > 0;
      const found = isPinned ? '' : fit && rangeOf(fit, spec);
      if (found === undefined) {
        throw new Error(
          `<Install sdk={${sdk}}>: packages/toolkit/facts/sdks.yml에 SDK ${sdk}의 ${spec} 버전이 없습니다. 버전을 지정하거나 표에 추가하세요.`,
        );
      }
      return found === '' ? spec : `${spec}@${found}`;
    })
    .join(' ');
}
