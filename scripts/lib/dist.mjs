import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './install.mjs';

/** Folder of the built site. SITE_DIST names another, relative to `site/`. */
export const dist = resolve(join(root, 'site'), process.env.SITE_DIST ?? 'dist');

/** The same as a file URL, with a slash at its end. */
export const distUrl = pathToFileURL(`${dist}/`);
