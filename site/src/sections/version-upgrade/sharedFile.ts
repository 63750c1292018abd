/** Fetched for a link alone. */
const linkText = () => import('@zs-docs/playground/link-text');

/** Hash that carries a file: a browser never sends it. */
const FILE_HASH = /^#file=(.*)$/;

/** The file that the address carries; undefined without one, or where it is broken or too long. */
export async function sharedFile(hash: string): Promise<string | undefined> {
  const [, packed] = FILE_HASH.exec(hash) ?? [];
  const read = packed ? await (await linkText()).readLinkText(packed) : undefined;
  return read && 'text' in read ? read.text : undefined;
}

/** Address of the page with the two versions and a file; undefined where the file is too long for a link. */
export async function fileAddress(source: string): Promise<string | undefined> {
  const made = await (await linkText()).toLinkText(source);
  if ('fault' in made) {
    return undefined;
  }
  const address = new URL(location.href);
  address.hash = `file=${made.packed}`;
  return address.href;
}
