import { useEffect, useState } from 'react';
import { loadVersionFile } from './loadVersionFile.ts';
import type { VersionFile } from './versionFile.ts';

/** Outcome of the request: nothing while it runs. */
type Loaded = { file: VersionFile } | { error: unknown } | undefined;

/** Facts about the versions, fetched once; `retry` asks again after an error. */
export function useVersionFile(): { loaded: Loaded; retry: () => void } {
  const [loaded, setLoaded] = useState<Loaded>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    let isShown = true;
    loadVersionFile().then(
      (file) => isShown && setLoaded({ file }),
      (error: unknown) => {
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
