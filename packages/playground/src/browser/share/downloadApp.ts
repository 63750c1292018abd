import type { DeviceApp } from '../../shared/deviceApp.ts';
import { zipFiles } from './zipFiles.ts';

/** Time after which the object URL of the archive is revoked: some browsers ask before they read it. */
const DOWNLOAD_LIFETIME_MS = 60_000;

/**
 * Downloads a zip archive with an example as an app.
 * @param name of the example; the archive and the folder in it get it
 * @returns the name of the archive
 */
export function downloadApp(app: DeviceApp, name: string, source: string): string {
  const folder = name.replace(/[^\w-]+/g, '-');
  const files = Object.entries(app.files(source)).map(([path, text]): [string, string] => [
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
