import { expect, test } from 'vitest';
import { INHERITED_NAMES, inheritedNameCode } from '../fixture/hostileCalls.ts';
import { findingsOf } from './openChecks.ts';

/** Sentences about a name, not about what an object inherits by it. */
const NATIVE_CODE = /native code|\[object|undefined/;

test.each(INHERITED_NAMES)('checks code that names everything `%s` as any other name', (name) => {
  const [imports, named, tags, props, fields] = inheritedNameCode(name).map((code) =>
    findingsOf(code),
  );
  expect(imports?.map(({ rule }) => rule)).toEqual(['missing-export']);
  expect(named?.map(({ rule }) => rule)).toContain('missing-export');
  expect(tags?.map(({ rule }) => rule)).toContain('web-element');
  expect(JSON.stringify([imports, named, tags, props, fields])).not.toMatch(NATIVE_CODE);
});
