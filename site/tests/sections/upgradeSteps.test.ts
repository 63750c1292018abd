import { book } from '@0610studio/zs-ui/facts';
import { describe, expect, test } from 'vitest';
import { stepCommands, upgradeSteps } from '../../src/sections/version-upgrade/Steps.tsx';
import { upgradeFile } from '../../src/toolkit/version/upgradeFile.ts';
import { versionFile } from '../../src/toolkit/version/versionFile.ts';

const data = { ...versionFile(), upgrade: upgradeFile() };
const rangeOn = (sdk: number, zsUi: string, name: string) =>
  book.sdks.find((fit) => fit.sdk === sdk && fit.zsUi === zsUi)?.versions[name];
const newest = book.documented.version;
const between = (from: string, to: string, sdk?: number) => upgradeSteps(data, { from, to }, sdk);
const commands = (from: string, to: string, sdk?: number) =>
  between(from, to, sdk).map((step) => stepCommands('npm', step).split('\n'));

describe('The steps of an upgrade', () => {
  test('move the SDK only where a version does not take that of the app', () => {
    const sdks = (sdk: number) =>
      between('0.12.2', '0.18.0', sdk).map(({ fit, movesSdk }) => [fit.sdk, movesSdk]);
    expect(sdks(52)).toEqual([
      [52, false],
      [53, true],
      [54, true],
      [56, true],
    ]);
    expect(sdks(54)).toEqual([
      [54, false],
      [54, false],
      [54, false],
      [56, true],
    ]);
  });

  test('install what a version requires otherwise, in the versions of the SDK', () => {
    const worklets = `react-native-worklets@${rangeOn(54, '0.17.1', 'react-native-worklets')}`;
    expect(commands('0.16.2', '0.17.1', 53)).toEqual([
      [
        'npm pkg delete dependencies.@0610studio/zs-ui',
        'npx expo install expo@^54.0.0 --fix',
        expect.stringContaining(worklets),
      ],
    ]);
    expect(commands('0.13.11', '0.13.12')).toEqual([['npm install @0610studio/zs-ui@0.13.12']]);
    const [step] = between('0.16.2', '0.17.1', 53);
    expect(step && stepCommands('expo', step)).toMatch(/ react-native-worklets$/);
  });

  test('name the version of a package where the SDK would take another one', () => {
    const fit = data.sdks.find(({ pinned }) => pinned.length > 0);
    const [name = ''] = fit?.pinned ?? [];
    const [step] = between('0.0.1', '0.12.2', fit?.sdk);
    expect(step && stepCommands('expo', step)).toContain(`${name}@${fit?.packages[name]}`);
  });

  test('are one on the way back, and none within a version', () => {
    expect(between(newest, '0.12.1').map(({ pair }) => pair.to)).toEqual(['0.12.1']);
    expect(commands(newest, '0.12.1')[0]?.at(-1)).not.toContain('worklets');
    expect(between('0.12.1', '0.12.1')).toEqual([]);
  });

  test('between any two versions end at the second one', () => {
    for (const { version } of data.versions.filter((one) => one.version !== newest)) {
      expect(between(version, newest).at(-1)?.pair.to, version).toBe(newest);
    }
  });
});
