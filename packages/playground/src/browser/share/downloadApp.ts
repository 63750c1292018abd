import { strToU8, zipSync } from 'fflate';
import type { DeviceApp } from '../../shared/deviceApp.ts';

/** Time after which the object URL of the archive is revoked: some browsers ask before they read it. */
const DOWNLOAD_LIFETIME_MS = 60_000;

/**
 * Downloads a zip archive with an example as an app.
 * @param name of the example; the archive and the folder in it get it
 * @returns the name of the archive
 */
export function downloadApp(app: DeviceApp, name: string, source: string, scene?: string): string {
  const folder = name.replace(/[^\w-]+/g, '-');
  const files = Object.entries(app.files(source, scene)).map(([path, text]): [string, string] => [
    `${folder}/${path}`,
    text,
  ]);
  const address = URL.createObjectURL(new Blob([zipFiles(files)], { type: 'application/zip' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${folder}.zip`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), DOWNLOAD_LIFETIME_MS);
  return link.download;
}

/** Earliest date of the format: the same files give the same archive. */
const DATE = '1980-01-01T00:00:00';

/**
 * Creates a zip archive of texts, uncompressed: they are a few kilobytes of source code.
 * @example String.fromCharCode(...zipFiles([['a.txt', 'text']]).slice(30, 39)) // 'a.txttext'
 */
export function zipFiles(files: readonly (readonly [path: string, text: string])[]) {
  const entries = files.map(([path, text]): [string, Uint8Array] => [path, strToU8(text)]);
  return zipSync(Object.fromEntries(entries), { level: 0, mtime: DATE });
}
