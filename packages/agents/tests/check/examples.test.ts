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

/** Mistakes that are shown on purpose: a test of an app that says what happens to a dropped testID. */
const ON_PURPOSE: Readonly<Record<string, string[]>> = {
  'snippets/orderTest.tsx': ['ignored-prop'],
};

/** At night all of them. */
const STEP = process.env.TEST_SCOPE === 'all' ? 1 : 8;
const files = [...examples, ...snippets].filter((_name, index) => index % STEP === 0);

test.each(files)('finds no mistake in %s', (name) => {
  const found = findingsOf(shownCode(name));
  expect(found.map(({ rule }) => rule)).toEqual(ON_PURPOSE[name] ?? []);
});
