// Runs before anything is installed, on Node 20 too: built-ins only.
import { readFileSync } from 'node:fs';

const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');

/** With another Node npm leaves out, without a word, optional packages that the project needs. */
export const installRange = JSON.parse(manifest).engines.node;

/** What runs the project's TypeScript as it stands. */
export const runRange = '^22.18.0 || >=23.6.0';

/**
 * @param {string} version such as `v22.18.0`
 * @param {string} range alternatives that begin with `^` or `>=`
 */
export function isInRange(version, range) {
  const found = numbers(version);
  return range.split('||').some((part) => {
    const least = numbers(part);
    const differs = least.findIndex((number, at) => number !== found[at]);
    return (
      differs < 0 || (found[differs] > least[differs] && !(differs === 0 && part.includes('^')))
    );
  });
}

const numbers = (text) => (text.match(/\d+/g) ?? []).map(Number);
