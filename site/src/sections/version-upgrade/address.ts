import { useEffect, useState } from 'react';
import { replaceEntry } from '../../client/router/history.ts';
import { storage } from '../../client/storage.ts';
import { versionUpgradeText as text } from '../../text/versionUpgrade.ts';
import { MY_VERSION_KEY } from '../../toolkit/version/myVersionKey.ts';
import { EXAMPLE_FILE, type VersionPair } from './upgradeLists.ts';

const KEYS = ['from', 'to'] as const;

/** The pair that the address names; else from the reader's version to the newest. */
export function firstPair(
  versions: readonly { version: string }[],
  usual: VersionPair,
): VersionPair {
  const named = new URLSearchParams(location.search);
  const known = (name: string | null) => versions.find(({ version }) => version === name)?.version;
  return {
    from: known(named.get('from')) ?? known(storage.get(MY_VERSION_KEY)) ?? usual.from,
    to: known(named.get('to')) ?? usual.to,
  };
}

/** An address with a pair in its query. */
function withPair(address: string, pair: VersionPair): URL {
  const kept = new URL(address);
  for (const key of KEYS) {
    kept.searchParams.set(key, pair[key]);
  }
  return kept;
}

/** Keeps a pair in the address, so that it can be shared. */
export function keepPair(pair: VersionPair): void {
  replaceEntry(history.state, withPair(location.href, pair));
}

/** Fetched for a link alone. */
const loadShare = () => import('@zs-docs/playground/share');

/** Hash that carries a file: a browser never sends it. */
const FILE_HASH = /^#file=(.*)$/;

/** Whether the address carries a file: `#file=abc`. */
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
export async function shareFile(source: string, pair: VersionPair): Promise<string> {
  const [{ toLinkText }, { copyAddress }] = await Promise.all([
    loadShare(),
    import('@zs-docs/words/clipboard'),
  ]);
  const made = await toLinkText(source);
  if ('fault' in made) {
    return text.unshareable;
  }
  const address = withPair(location.href, pair);
  address.hash = `file=${made.packed}`;
  return (await copyAddress(address)) ? text.shared : text.shareFailed;
}

/**
 * Copies what an agent is asked.
 * @returns what became of it
 */
export async function copyPrompt(prompt: string): Promise<string> {
  const { copyText } = await import('@zs-docs/words/clipboard');
  return (await copyText(prompt)) ? text.promptCopied : text.notCopied;
}

/** The file that is read, and how it came there. */
export interface Source {
  file: string;
  /** `shared` while the file of the address is on its way, `unread` where it cannot be read. */
  from: 'page' | 'shared' | 'unread' | 'reader';
}

/** The file that the page begins with: what was written in its history entry before the reader left it comes first. */
function firstSource(): Source {
  const written: unknown = history.state?.file;
  if (typeof written === 'string') {
    return { file: written, from: 'page' };
  }
  return hasSharedFile(location.hash)
    ? { file: '', from: 'shared' }
    : { file: EXAMPLE_FILE, from: 'page' };
}

/** The file: the reader's, that of the address, else the example of the page. */
export function useSource() {
  const [source, setSource] = useState(firstSource);
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
  const write = (file: string) => {
    replaceEntry({ ...history.state, file });
    setSource({ file, from: 'reader' });
  };
  return [source, write] as const;
}
