import { expect, test } from 'vitest';
import { findingsOf } from '../../packages/agents/tests/check/openChecks.ts';
import { EXAMPLE_FILE } from '../../site/src/sections/version-upgrade/upgradeLists.ts';
import { FIRST_READ } from '../../site/src/toolkit/facts/releases.ts';

test('the file that the upgrade check begins with is right for its version, and wrong for the newest', () => {
  expect(findingsOf(EXAMPLE_FILE, FIRST_READ)).toEqual([]);
  expect(findingsOf(EXAMPLE_FILE)).not.toEqual([]);
});
