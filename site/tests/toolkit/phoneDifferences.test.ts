import { changesBetween } from '@zs-docs/api-docs/history';
import { expect, test } from 'vitest';
import { phoneDifferences } from '../../src/toolkit/version/phoneDifferences.ts';
import { versionFile } from '../../src/toolkit/version/versionFile.ts';

const file = versionFile();
const differences = (code: string, version: string) =>
  phoneDifferences(
    `import { ZSContainer, ZSPressable, useOverlay } from '@0610studio/zs-ui';\n${code}`,
    file,
    version,
    changesBetween(file.history, file.documented, version),
  );

test('an example is told a default that it leaves out, and not one that it passes', () => {
  expect(differences('<ZSContainer />', '0.12.8')).toContain('ZSContainer의 edges 기본값');
  expect(differences("<ZSContainer edges={['top']} />", '0.12.8')).not.toContain(
    'ZSContainer의 edges 기본값',
  );
});

test('an example is told other colours, and behaviour of what it uses', () => {
  const told = differences('<ZSPressable />; showBottomSheet({});', '0.13.5');
  expect(told).toEqual(
    expect.arrayContaining([
      '기본 색',
      'ZSPressable의 동작(주의할 점)',
      'BottomSheet의 동작(주의할 점)',
    ]),
  );
  expect(told).not.toContain('Alert의 동작(주의할 점)');
});

test('an example is told behaviour of a prop only where it passes the prop', () => {
  const behaviour = 'ZSContainer의 동작(주의할 점)';
  expect(differences('<ZSContainer />', '0.17.1')).not.toContain(behaviour);
  expect(differences('<ZSContainer foldableSingleScreen />', '0.17.1')).toContain(behaviour);
  expect(differences("<ZSContainer edges={['top']} />", '0.12.8')).not.toContain(behaviour);
});

test('code without the toolkit is told nothing', () => {
  expect(phoneDifferences('const a = 1;', file, '0.12.8', [])).toEqual([]);
});
