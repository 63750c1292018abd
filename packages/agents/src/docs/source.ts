import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { SiteFault } from './siteFault.ts';

/** Bounds of one read. */
export interface Bounds {
  bytes: number;
  ms: number;
}

/** Reads a file below a site by its path. */
export type ReadFile = (path: string, bounds: Bounds) => Promise<Buffer>;

async function readAll(
  path: string,
  stream: AsyncIterable<Uint8Array>,
  { bytes }: Bounds,
): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of stream) {
    size += part.length;
    if (size > bytes) {
      throw new SiteFault(`${path} 파일이 ${bytes}바이트보다 큽니다.`);
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Reads files of a site that is in a folder. */
export function folderReader(folder: string): ReadFile {
  return async (path, bounds) => {
    const signal = AbortSignal.timeout(bounds.ms);
    return readAll(path, createReadStream(join(folder, path), { signal }), bounds);
  };
}

/** Fetches files of a site. */
export function urlReader(site: URL): ReadFile {
  return async (path, bounds) => {
    const response = await fetch(new URL(path, site), {
      signal: AbortSignal.timeout(bounds.ms),
      // The length is that of the file: some hosts unpack what ends with .gz on the way.
      headers: { 'accept-encoding': 'identity' },
    }).catch((error) => {
      // Node's fetch has no code for it.
      throw error.cause?.message === 'redirect count exceeded'
        ? new SiteFault('리디렉션이 끝없이 이어집니다.')
        : error;
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new SiteFault(`${path} 요청에 ${response.status}(으)로 응답했습니다.`);
    }
    return readAll(path, response.body ?? emptyStream(), bounds);
  };
}

async function* emptyStream(): AsyncGenerator<Uint8Array> {}
