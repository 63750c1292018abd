// Runs before anything is installed, on Node 20 too: built-ins only.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Metadata of a build, in its `build.json`: a server needs no settings to serve it.
 * @typedef {object} BuildFacts
 * @property {string} base path that the build is served under, with both slashes
 * @property {Record<string, string>} [redirects] addresses of pages that lead to others, with these, below the base
 * @property {string} [sources] fingerprint of the sources and settings
 * @property {Record<string, string>} [settings] settings that came from the environment
 */

const fileIn = (folder) => join(folder, 'build.json');

/**
 * Reads the metadata of a build.
 * @param {string} folder of the build
 * @returns {BuildFacts | undefined} undefined when the folder holds no finished build
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
 * Adds to the metadata of a build.
 * @param {string} folder of the build
 * @param {Partial<BuildFacts>} more
 */
export function writeBuildFacts(folder, more) {
  writeFileSync(fileIn(folder), `${JSON.stringify({ ...readBuildFacts(folder), ...more })}\n`);
}
