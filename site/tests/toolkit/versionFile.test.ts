import { book } from '@0610studio/zs-ui/facts';
import { describe, expect, test } from 'vitest';
import { versionFile } from '../../src/toolkit/version/versionFile.ts';

const { versions, sdks } = versionFile();
const sdkOf = (wanted: string) => {
  const place = versions.find(({ version }) => version === wanted)?.sdk ?? -1;
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

  test('find an SDK for each version', () => {
    expect(versions.filter(({ sdk }) => sdk === -1)).toEqual([]);
  });

  test('name worklets for the versions that require it', () => {
    const needs = sdks.filter(({ packages }) => 'react-native-worklets' in packages);
    expect(needs.map(({ version }) => version)).toEqual([
      '0.17.1',
      '0.17.1',
      book.documented.version,
    ]);
  });
});
