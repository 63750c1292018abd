import { storage } from '../../client/storage.ts';
import type { SdkPackages, VersionFile } from './versionFile.ts';

/** Storage of the SDK that the reader chose for the install commands. */
const MY_SDK_KEY = 'zs:my-sdk';

type Fits = Pick<VersionFile, 'versions' | 'sdks'>;

/** SDKs to install a version with, that to prefer first. */
export const sdksOf = ({ versions, sdks }: Fits, version: string): readonly SdkPackages[] =>
  versions.find((known) => known.version === version)?.fits.flatMap((at) => sdks[at] ?? []) ?? [];

/** The SDK that the reader chose, where a version can be installed with it. */
export function chosenSdk(file: Fits, version: string): SdkPackages | undefined {
  const chosen = Number(storage.get(MY_SDK_KEY));
  return sdksOf(file, version).find(({ sdk }) => sdk === chosen);
}

/** The SDK to install a version with: that of the reader where it fits. */
export const mySdk = (file: Fits, version: string): SdkPackages | undefined =>
  chosenSdk(file, version) ?? sdksOf(file, version)[0];

/** Keeps the reader's choice. */
export const keepMySdk = (sdk: number): void => storage.set(MY_SDK_KEY, String(sdk));
