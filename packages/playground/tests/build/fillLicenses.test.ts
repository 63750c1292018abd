import { expect, test } from 'vitest';
import { fillLicenses } from '../../src/build/fillLicenses.ts';

const between = '## fbjs - 3.0.5 (MIT)\n\nMIT License\n\n';

test('a part of a repository gets the licence text of the whole', () => {
  const filled = fillLicenses(
    `${between}## @react-native/normalize-colors - 0.74.89 (MIT)\n\n${between}`,
  );
  expect(filled.startsWith(`${between}## @react-native/normalize-colors`)).toBe(true);
  expect(filled).toContain('Permission is hereby granted');
  expect(filled.endsWith(between)).toBe(true);
});

test('so does the last of them', () => {
  expect(fillLicenses(`${between}## @react-native/normalize-colors - 0.74.89 (MIT)\n`)).toContain(
    'Permission is hereby granted',
  );
});

test.each([between, `## no-such-package - 1.0.0 (MIT)\n\n${between}`])(
  'nothing is said of what has its text, or is not installed: %j',
  (notices) => {
    expect(fillLicenses(notices)).toBe(notices);
  },
);
