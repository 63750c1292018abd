import { readFileSync } from 'node:fs';
import { book } from '@0610studio/zs-ui/facts';
import { expect, test } from 'vitest';
import { requiredPackages, withRanges } from '../../src/toolkit/facts/sdks.ts';
import { installedSpec } from '../../src/toolkit/version/installedSpec.ts';
import { PACKAGE_NAME } from '../../src/toolkit/version/packageName.ts';
import { versionFile } from '../../src/toolkit/version/versionFile.ts';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

test('what the testing guide installs is planned, and fits', () => {
  const page = read('site/content/docs/Guide/Testing.mdx');
  const [, specs = ''] = /^npx expo install --dev (.+)$/m.exec(page) ?? [];
  const added = specs.split(' ');
  expect(added.length).toBeGreaterThan(1);
  const fitting = book.installs.filter(({ becomes }) => becomes === 'fits');
  expect(fitting.some(({ packages }) => added.every((spec) => packages.includes(spec)))).toBe(true);
});

const { versions, sdks } = versionFile();

/** Commands that pages show, as npm's tab has them: with the versions of the documented SDK. */
const commands = ['expo-font', 'expo-system-ui', requiredPackages()].map((packages) =>
  withRanges(packages, book.documented.sdk).split(' '),
);

const shown = versions.flatMap(({ version, fits }) => fits.map((at) => ({ version, at })));

test.each(shown)('a command for $version has the packages of one SDK', ({ version, at }) => {
  const { packages = {} } = sdks[at] ?? {};
  const fitting = Object.entries({ ...packages, [PACKAGE_NAME]: version });
  for (const command of commands) {
    const specs = command
      .map((spec) => installedSpec(spec, Object.fromEntries(fitting)))
      .filter(Boolean);
    expect(fitting.map(([name, range]) => `${name}@${range}`)).toEqual(
      expect.arrayContaining(specs),
    );
  }
});

test('a package of which the SDK has no version is named without one', () => {
  expect(installedSpec('react-native-svg@15.15.4', {})).toBe('react-native-svg');
});

test('the install that a choice shows is one that npm was asked about, and it fits', () => {
  for (const { sdk, version } of sdks) {
    const planned = book.installs.filter(
      (plan) => plan.sdk === sdk && plan.version === version && plan.becomes === 'fits',
    );
    expect(planned, `${version} on SDK ${sdk}`).not.toEqual([]);
  }
});
