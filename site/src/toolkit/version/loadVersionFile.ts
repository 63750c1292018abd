import type { VersionFile } from './versionFile.ts';

const ADDRESS = `${import.meta.env.BASE_URL}versions.json`;

let request: Promise<VersionFile> | undefined;

async function fetchFile(): Promise<VersionFile> {
  const response = await fetch(ADDRESS);
  if (!response.ok) {
    throw new Error(`${ADDRESS} answered ${response.status}.`);
  }
  return response.json();
}

/** Facts about the versions, fetched once; asks again after an error. */
export function loadVersionFile(): Promise<VersionFile> {
  request ??= fetchFile().catch((error: unknown) => {
    request = undefined;
    throw error;
  });
  return request;
}
