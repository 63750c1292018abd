import type { HostText } from '../../shared/text/text.ts';
import { loaded } from '../loaded.ts';
import { copyAddress } from './copyText.ts';
import { placeOf } from './placeOf.ts';

/**
 * Copies a link that carries code; where the clipboard is closed, the link is the address of the page.
 * @returns what to tell the reader
 */
export async function shareCode(name: string, source: string, text: HostText): Promise<string> {
  const part = await loaded(import('./shareLink.ts'));
  if (!part) {
    return text.linkFailed(navigator.onLine);
  }
  const made = await part.toShareHash({ name, source });
  if ('fault' in made) {
    return `${placeOf(made, text)}${text.unshareable[made.fault]}`;
  }
  const url = new URL(window.location.href);
  url.hash = made.hash;
  return (await copyAddress(url)) ? text.shared : text.shareFailed;
}
