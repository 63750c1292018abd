import { book } from '@0610studio/zs-ui/facts';
import { compareVersions } from 'compare-versions';
import { describe, expect, test } from 'vitest';
import { versionFile } from '../../src/toolkit/version/versionFile.ts';

const { versions, sdks } = versionFile();
const sdkOf = (wanted: string) => {
  const place = versions.find(({ version }) => version === wanted)?.fits[0] ?? -1;
  return sdks[place]?.sdk;
};

describe('The facts about all versions', () => {
  test('begin with the newest: 0.12.8 is newer than 0.9.1', () => {
    const order = versions.map(({ version }) => version);
    expect(order[0]).toBe(book.releases.at(-1)?.version);
    expect(order.indexOf('0.12.8')).toBeLessThan(order.indexOf('0.9.1'));
  });

  test.each([
    ['0.8.3', 53],
    ['0.12.1', 53],
    ['0.16.2', 53],
    ['0.17.0', 54],
    ['0.18.0', 56],
  ])('install %s with SDK %i, whose packages its peer ranges allow', (version, sdk) => {
    expect(sdkOf(version)).toBe(sdk);
  });

  test.each([
    ['0.12.2', [53, 52, 54]],
    ['0.12.8', [52, 53, 54]],
    ['0.15.0', [53, 54]],
    ['0.17.1', [54, 55]],
    [book.documented.version, [book.documented.sdk]],
  ])(
    'offer for %s each SDK that fits it, and none that only a range without an end claims',
    (wanted, fitting) => {
      const fits = versions.find(({ version }) => version === wanted)?.fits ?? [];
      expect(fits.map((at) => sdks[at]?.sdk)).toEqual(fitting);
    },
  );

  test('find an SDK for each version', () => {
    expect(versions.filter(({ fits }) => fits.length === 0)).toEqual([]);
  });

  test('name worklets for the versions that require it', () => {
    const needs = sdks.filter(({ packages }) => 'react-native-worklets' in packages);
    expect(needs).toEqual(sdks.filter(({ version }) => compareVersions(version, '0.17.0') >= 0));
  });
});
