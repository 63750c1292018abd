// Runs before anything is installed, on Node 20 too: built-ins only.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What a build says of itself in its folder, for whoever serves it and does not know its settings.
 * @typedef {object} BuildFacts
 * @property {string} base path that it is built for, with both slashes
 * @property {string} [sources] print of the files and settings that it was made of
 * @property {Record<string, string>} [settings] those that the environment gave
 */

const fileIn = (folder) => join(folder, 'build.json');

/**
 * @param {string} folder of a build
 * @returns {BuildFacts | undefined} nothing when the folder holds no whole build
 */
export function readBuildFacts(folder) {
  try {
    return JSON.parse(readFileSync(fileIn(folder), 'utf8'));
  } catch (error) {
    if (error.code !== 'ENOENT') {
      throw error;
    }
    return undefined;
  }
}

/**
 * Adds to what a build says of itself.
 * @param {string} folder of a build
 * @param {Partial<BuildFacts>} more
 */
export function writeBuildFacts(folder, more) {
  writeFileSync(fileIn(folder), `${JSON.stringify({ ...readBuildFacts(folder), ...more })}\n`);
}
