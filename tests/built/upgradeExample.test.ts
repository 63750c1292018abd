import { book } from '@0610studio/zs-ui/facts';
import { expect, test } from 'vitest';
import { findingsOf } from '../../packages/agents/tests/check/openChecks.ts';
import { EXAMPLE_FILE } from '../../site/src/sections/version-upgrade/upgradeLists.ts';

test('the file that the upgrade check begins with is right for its version, and wrong for the newest', () => {
  expect(findingsOf(EXAMPLE_FILE, book.sdks[0]?.zsUi)).toEqual([]);
  expect(findingsOf(EXAMPLE_FILE)).not.toEqual([]);
});
