import { expect, test } from 'vitest';
import { factMistake } from '../../src/toolkit/facts/factMistake.ts';
import { complaint } from '../support/writtenPage.ts';

test.each([
  ['글\n\n<NoteList of="ZSTexField" />', 3, 'ZSTextField을(를) 의도했다면'],
  ['<NoteList of="package,nope" />', 1, '"nope"의 기록이 packages/toolkit/facts/behaviour.yml에'],
  ['<NoteList />', 1, '<NoteList>에 of가 없습니다'],
  ["{<NoteList of={'Alrt'} />}", 1, 'Alert을(를) 의도했다면'],
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
  '<NoteList of="ThemeProvider, package" />\n\n글',
])('names of which something is recorded are let through: %j', async (text) => {
  expect(await complaint(text, [factMistake])).toBe('');
});
