import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';

/** Code that a link carries, for one example. */
export interface SharedCode {
  name: string;
  source: string;
}

const PREFIX = '#play=';
/** No honest edit of an example is longer; a link may be anything. */
const LONGEST = 100_000;

/** The part of an address that carries edited code: `#play=Alert.basic:…`. */
export function toShareHash({ name, source }: SharedCode): string {
  const bytes = deflateSync(strToU8(source), { level: 9 });
  const base64 = btoa(strFromU8(bytes, true));
  const safe = base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return `${PREFIX}${encodeURIComponent(name)}:${safe}`;
}

/** Reads the code out of an address; nothing when it is not whole. */
export function fromShareHash(hash: string): SharedCode | undefined {
  const match = /^#play=([\w.]+):([\w-]+)$/.exec(hash);
  const [, name, packed] = match ?? [];
  if (!name || !packed) {
    return undefined;
  }
  try {
    const base64 = packed.replaceAll('-', '+').replaceAll('_', '/');
    const source = strFromU8(inflateSync(strToU8(atob(base64), true)));
    return source.length > LONGEST ? undefined : { name, source };
  } catch {
    return undefined;
  }
}
