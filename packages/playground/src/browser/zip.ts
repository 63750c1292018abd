/** Lengths of the three kinds of records, before names. */
const LOCAL = 30;
const CENTRAL = 46;
const END = 22;

/** Names are UTF-8. */
const UTF_8 = 0x0800;

/** 1 January 1980, the first date that an archive can tell: the same code gives the same archive. */
const DATE = 0x21;

/** The checksum that archives carry. */
function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) {
      crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
    }
  }
  return ~crc >>> 0;
}

/** Writes numbers of two or four bytes, one after the other. */
function record(length: number, ...numbers: [bytes: 2 | 4, value: number][]): Uint8Array {
  const view = new DataView(new ArrayBuffer(length));
  let at = 0;
  for (const [bytes, value] of numbers) {
    if (bytes === 2) {
      view.setUint16(at, value, true);
    } else {
      view.setUint32(at, value, true);
    }
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

/** What both records of a file say alike: version, flags, method 0 (stored), date, checksum, sizes. */
function facts(name: Uint8Array, bytes: Uint8Array): [2 | 4, number][] {
  const size = bytes.length;
  return [
    [2, 20],
    [2, UTF_8],
    [2, 0],
    [2, 0],
    [2, DATE],
    [4, crc32(bytes)],
    [4, size],
    [4, size],
    [2, name.length],
  ];
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/**
 * Puts texts into a zip archive. They are stored as they are: source code of a few kilobytes gains
 * nothing that a reader would notice.
 */
export function zip(files: readonly (readonly [path: string, text: string])[]) {
  const encoder = new TextEncoder();
  const bodies: Uint8Array[] = [];
  const entries: Uint8Array[] = [];
  let offset = 0;
  for (const [path, text] of files) {
    const name = encoder.encode(path);
    const bytes = encoder.encode(text);
    const same = facts(name, bytes);
    bodies.push(record(LOCAL, [4, 0x04034b50], ...same), name, bytes);
    // No extra field, comment, disk or attributes; then where the file begins.
    const entry = record(CENTRAL, [4, 0x02014b50], [2, 20], ...same);
    new DataView(entry.buffer).setUint32(42, offset, true);
    entries.push(entry, name);
    offset += LOCAL + name.length + bytes.length;
  }
  const size = entries.reduce((sum, { length }) => sum + length, 0);
  const count = files.length;
  const end: [2 | 4, number][] = [
    [4, 0x06054b50],
    [4, 0],
    [2, count],
    [2, count],
    [4, size],
    [4, offset],
  ];
  return join([...bodies, ...entries, record(END, ...end)]);
}
