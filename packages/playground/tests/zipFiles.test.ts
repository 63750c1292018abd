import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { zipFiles } from '../src/browser/share/downloadApp.ts';

const files = [
  ['앱/App.tsx', "export { default } from './Example';\n"],
  ['앱/Example.tsx', 'export default function A() { return <Badge>안녕 👋</Badge>; }\n'],
  ['앱/empty.txt', ''],
] as const;

const text = new TextDecoder();

/** What an unpacker finds: by the end, then the directory, then each file. */
function unzip(bytes: Uint8Array<ArrayBuffer>): [path: string, text: string][] {
  const view = new DataView(bytes.buffer);
  const end = bytes.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  let at = view.getUint32(end + 16, true);
  expect(at + view.getUint32(end + 12, true), 'the directory ends where the end begins').toBe(end);
  return Array.from({ length: view.getUint16(end + 10, true) }, () => {
    expect(view.getUint32(at, true)).toBe(0x02014b50);
    const [size, nameLength] = [view.getUint32(at + 24, true), view.getUint16(at + 28, true)];
    const local = view.getUint32(at + 42, true);
    const facts = (from: number) => text.decode(bytes.subarray(from, from + 26));
    expect(view.getUint32(local, true)).toBe(0x04034b50);
    expect(facts(local + 4), 'both records tell the same').toBe(facts(at + 6));
    const body = bytes.subarray(local + 30 + nameLength, local + 30 + nameLength + size);
    expect(view.getUint32(at + 16, true)).toBe(crc32(body));
    const name = text.decode(bytes.subarray(at + 46, at + 46 + nameLength));
    at += 46 + nameLength;
    return [name, text.decode(body)];
  });
}

describe('an archive made in the browser', () => {
  it('gives every file back, whatever letters it has', () => {
    expect(unzip(zipFiles(files))).toEqual(files);
  });

  it('is the same for the same files, whenever it is made', () => {
    expect(zipFiles(files)).toEqual(zipFiles(files));
  });
});
