import { useEffect, useState } from 'react';
import type { VersionFile } from './versionFile.ts';

/** Outcome of the request: nothing while it runs. */
type Loaded = { file: VersionFile } | { error: unknown } | undefined;

const ADDRESS = `${import.meta.env.BASE_URL}versions.json`;

let request: Promise<VersionFile> | undefined;

async function fetchFile(): Promise<VersionFile> {
  const response = await fetch(ADDRESS);
  if (!response.ok) {
    throw new Error(`${ADDRESS} answered ${response.status}.`);
  }
  return response.json();
}

/** Facts about the versions, fetched once; `retry` asks again after an error. */
export function useVersionFile(): { loaded: Loaded; retry: () => void } {
  const [loaded, setLoaded] = useState<Loaded>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    let isShown = true;
    request ??= fetchFile();
    request.then(
      (file) => isShown && setLoaded({ file }),
      (error: unknown) => {
        request = undefined;
        console.error(error);
        if (isShown) {
          setLoaded({ error });
        }
      },
    );
    return () => {
      isShown = false;
    };
  }, [tries]);
  const retry = () => {
    setLoaded(undefined);
    setTries((count) => count + 1);
  };
  return { loaded, retry };
}
