import { useEffect, useState } from 'react';
import { EXAMPLE_FILE } from './exampleFile.ts';
import { hasSharedFile, sharedFile } from './sharedFile.ts';

/** The file that is read, and how it came there. */
export interface Source {
  file: string;
  /** `shared` while the file of the address is on its way, `unread` where it cannot be read. */
  from: 'page' | 'shared' | 'unread' | 'reader';
}

/** The file: the reader's, that of the address, else the example of the page. */
export function useSource() {
  const [source, setSource] = useState<Source>(() =>
    hasSharedFile(location.hash)
      ? { file: '', from: 'shared' }
      : { file: EXAMPLE_FILE, from: 'page' },
  );
  useEffect(() => {
    if (!hasSharedFile(location.hash)) {
      return;
    }
    // What the reader has written meanwhile stays.
    const show = (next: Source) => setSource((now) => (now.from === 'shared' ? next : now));
    const unread: Source = { file: EXAMPLE_FILE, from: 'unread' };
    sharedFile(location.hash).then(
      (file) => show(file === undefined ? unread : { file, from: 'reader' }),
      (error: unknown) => {
        console.error(error);
        show(unread);
      },
    );
  }, []);
  return [source, (file: string) => setSource({ file, from: 'reader' })] as const;
}
