import { SHARE_HASH } from '../../shared/sharedName.ts';
import { type LinkTextFault, readLinkText, toLinkText } from './linkText.ts';

/** Code of a share link, and the name of its example. */
interface SharedCode {
  name: string;
  source: string;
}

/** Code of a share link, or why it cannot be shown. */
type SharedLink = SharedCode | { fault: 'broken' } | LinkTextFault;

/**
 * Creates the hash of a share link, `#play=Alert.basic:…`, or tells why there is none.
 * @example toShareHash({ name: 'Alert.basic', source: 'a\u200b' }) // { fault: 'hidden', hidden: { line: 1, letter: 'U+200B' } }
 */
export async function toShareHash({
  name,
  source,
}: SharedCode): Promise<{ hash: string } | LinkTextFault> {
  const made = await toLinkText(source);
  return 'fault' in made ? made : { hash: `#play=${encodeURIComponent(name)}:${made.packed}` };
}

/**
 * Reads the code of a share link.
 * @example readShareHash('#play=Alert.basic:!') // { fault: 'broken' }
 */
export async function readShareHash(hash: string): Promise<SharedLink> {
  const [, name = '', packed = ''] = SHARE_HASH.exec(hash) ?? [];
  if (!packed) {
    return { fault: 'broken' };
  }
  const read = await readLinkText(packed);
  return 'text' in read ? { name, source: read.text } : read;
}
