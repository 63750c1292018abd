import text from '@0610studio/zs-ui/published/sdks.yml?raw';
import { z } from 'astro/zod';
import { load } from 'js-yaml';
import { toolkitVersion } from './toolkitVersion.ts';

const range = z.string().min(1);

const schema = z.array(
  z.strictObject({
    sdk: z.number(),
    reactNative: z.string(),
    zsUi: z.string(),
    versions: z.record(z.string(), range),
    instead: z.record(z.string(), range).default({}),
  }),
);

/** One version of zs-ui on one Expo SDK. */
type SdkFit = z.infer<typeof schema>[number];

/** Which zs-ui goes with which Expo SDK. */
export const sdkFits: readonly SdkFit[] = schema.parse(load(text));

/** The SDK whose own choices fit the documented version best. */
export const RECOMMENDED_SDK = 53;

/** Everything the documented version must have beside it, in the order of the command. */
const MANDATORY = [
  'react-native-safe-area-context',
  'react-native-svg',
  '@react-native-async-storage/async-storage',
  'expo-navigation-bar',
  'expo-router',
];

/** The documented version and its mandatory packages; without a version, the SDK chooses. */
export function mandatoryPackages(): string {
  const fit = sdkFits.find(({ sdk }) => sdk === RECOMMENDED_SDK);
  const reanimated = fit && rangeOf(fit, 'react-native-reanimated');
  return [
    `@0610studio/zs-ui@${toolkitVersion}`,
    `react-native-reanimated@${reanimated}`,
    ...MANDATORY,
  ].join(' ');
}

/** Range of a package that fits: what zs-ui needs, else what the SDK chooses. */
export const rangeOf = ({ versions, instead }: SdkFit, name: string): string | undefined =>
  instead[name] ?? versions[name];

/**
 * Packages with the ranges of an SDK, for package managers that know no SDK.
 * @param packages names separated by spaces, with or without a version
 * @throws when a name has no version and the SDK names none
 */
export function withRanges(packages: string, sdk: number): string {
  const fit = sdkFits.find((one) => one.sdk === sdk);
  return packages
    .trim()
    .split(/\s+/)
    .map((spec) => {
      const isPinned = spec.lastIndexOf('@') > 0;
      const found = isPinned ? '' : fit && rangeOf(fit, spec);
      if (found === undefined) {
        throw new Error(
          `<Install sdk={${sdk}}>: packages/zs-ui/published/sdks.yml에 SDK ${sdk}의 ${spec} 버전이 없습니다. 버전을 적거나 표에 더하십시오.`,
        );
      }
      return found === '' ? spec : `${spec}@${found}`;
    })
    .join(' ');
}
