import type { DeviceApp } from '../shared/deviceApp.ts';
import { zip } from './zip.ts';

/** How long the archive can be had, in milliseconds. */
const LONGEST_ASK = 60_000;

/**
 * Saves an example as an app in an archive.
 * @param name of the example; the archive and the folder in it get it
 * @returns the name of the archive
 */
export function saveApp(app: DeviceApp, name: string, source: string): string {
  const folder = name.replace(/[^\w-]+/g, '-');
  const files = Object.entries(app.files(source)).map(([path, text]): [string, string] => [
    `${folder}/${path}`,
    text,
  ]);
  const address = URL.createObjectURL(new Blob([zip(files)], { type: 'application/zip' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${folder}.zip`;
  link.click();
  // Some browsers ask their reader first, and read the address after that.
  setTimeout(() => URL.revokeObjectURL(address), LONGEST_ASK);
  return link.download;
}
