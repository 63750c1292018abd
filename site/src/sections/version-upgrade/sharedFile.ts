import { type VersionPair, withPair } from './versionPair.ts';

/** Fetched for a link alone. */
const loadShare = () => import('@zs-docs/playground/share');

/** Hash that carries a file: a browser never sends it. */
const FILE_HASH = /^#file=(.*)$/;

/**
 * Whether the address carries a file.
 * The fragment of such a link: `#file=abc`.
 */
export const hasSharedFile = (hash: string): boolean => FILE_HASH.test(hash);

/** The file that the address carries; undefined where it is broken, too long or has unseen letters. */
export async function sharedFile(hash: string): Promise<string | undefined> {
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
