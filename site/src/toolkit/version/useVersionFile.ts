import { useJson } from './useJson.ts';
import type { VersionFile } from './versionFile.ts';

/** Facts about the versions. */
export const useVersionFile = () => useJson<VersionFile>('versions.json');
