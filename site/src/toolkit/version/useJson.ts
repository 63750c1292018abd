import { useEffect, useState } from 'react';
import { loadJson } from './loadJson.ts';

/** Outcome of the request: nothing while it runs. */
type Loaded<File> = { file: File } | { error: unknown } | undefined;

/** A JSON file of the site, fetched once; `retry` asks again after an error. */
export function useJson<File>(name: string): { loaded: Loaded<File>; retry: () => void } {
  const [loaded, setLoaded] = useState<Loaded<File>>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    let isShown = true;
    loadJson<File>(name).then(
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
  }, [name, tries]);
  const retry = () => {
    setLoaded(undefined);
    setTries((count) => count + 1);
  };
  return { loaded, retry };
}
