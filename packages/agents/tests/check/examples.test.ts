import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { findingsOf } from './openChecks.ts';

const folder = new URL('../../../../examples/', import.meta.url);
const examples = readdirSync(folder).filter((name) => name.endsWith('.tsx'));
/** `import….tsx` are lines to paste into a component, not files. */
const snippets = readdirSync(new URL('snippets/', folder))
  .filter((name) => name.endsWith('.tsx') && !basename(name).startsWith('import'))
  .map((name) => `snippets/${name}`);

/** The code that readers see: without the display of the example, at its end. */
const shownCode = (name: string) =>
  readFileSync(new URL(name, folder), 'utf8').split('\nexport const preview =')[0] ?? '';

/** At night all of them. */
const STEP = process.env.TEST_SCOPE === 'all' ? 1 : 8;
const files = [...examples, ...snippets].filter((_name, index) => index % STEP === 0);

test.each(files)('finds no mistake in %s', (name) => {
  expect(findingsOf(shownCode(name))).toEqual([]);
});
