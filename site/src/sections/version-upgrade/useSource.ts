import { useEffect, useState } from 'react';
import { EXAMPLE_FILE } from './exampleFile.ts';
import { type VersionPair, withPair } from './versionPair.ts';

/** Fetched for a link alone. */
const loadShare = () => import('@zs-docs/playground/share');

/** Hash that carries a file: a browser never sends it. */
const FILE_HASH = /^#file=(.*)$/;

/**
 * Whether the address carries a file.
 * The fragment of such a link: `#file=abc`.
 */
const hasSharedFile = (hash: string): boolean => FILE_HASH.test(hash);

/** The file that the address carries; undefined where it is broken, too long or has unseen letters. */
async function sharedFile(hash: string): Promise<string | undefined> {
  const [, packed = ''] = FILE_HASH.exec(hash) ?? [];
  const read = await (await loadShare()).readLinkText(packed);
  return 'text' in read ? read.text : undefined;
}

/**
 * Copies a link to a result: the versions in its query, the file in its hash.
 * @returns what became of it
 */
export async function shareFile(
  source: string,
  pair: VersionPair,
): Promise<'shared' | 'shareFailed' | 'unshareable'> {
  const [{ toLinkText }, { copyAddress }] = await Promise.all([
    loadShare(),
    import('@zs-docs/words/clipboard'),
  ]);
  const made = await toLinkText(source);
  if ('fault' in made) {
    return 'unshareable';
  }
  const address = withPair(location.href, pair);
  address.hash = `file=${made.packed}`;
  return (await copyAddress(address)) ? 'shared' : 'shareFailed';
}

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
