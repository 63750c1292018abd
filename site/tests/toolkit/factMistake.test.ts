import { expect, test } from 'vitest';
import { factMistake } from '../../src/toolkit/facts/factMistake.ts';
import { complaint } from '../support/writtenPage.ts';

test.each([
  ['글\n\n<VersionNote of="ZSTexField" />', 3, 'ZSTextField을(를) 의도했다면'],
  [
    '<VersionNote of="package,nope" />',
    1,
    '"nope"의 기록이 packages/toolkit/facts/behaviour.yml에',
  ],
  ['<VersionNote />', 1, '<VersionNote>에 of가 없습니다'],
  ['<A11yNotes of="Allert" />', 1, 'Alert을(를) 의도했다면'],
  ['글 <A11yTable of="nope" />', 1, '기록이 packages/toolkit/a11y.json에'],
  ['<A11yTable of="Alert,Modality" />', 1, '"Alert,Modality"의'],
  ["{<A11yTable of={'Alrt'} />}", 1, 'Alert을(를) 의도했다면'],
  ['글\n\n<Install sdk={12} />', 3, '표에 없는 SDK입니다. 다음 중에서 지정하세요: '],
  ['<Install sdk="abc" packages="expo-font" />', 1, '표에 없는 SDK'],
  ['<Install packages="expo-fontt" />', 1, 'expo-fontt 버전이 없습니다'],
  ['<Install packages=" " />', 1, 'packages가 비어 있습니다'],
])('%j is refused on its line, with the nearest name', async (text, line, remedy) => {
  const told = await complaint(text, [factMistake]);
  expect(told).toContain(`x.mdx:${line} `);
  expect(told).toContain(remedy);
});

test.each([
  '<Install />\n\n<Install sdk={54} packages="expo-font" />',
  '<VersionNote of="ThemeProvider, package" />\n\n<A11yTable of="Alert" />\n\n글',
])('names of which something is recorded are let through: %j', async (text) => {
  expect(await complaint(text, [factMistake])).toBe('');
});
