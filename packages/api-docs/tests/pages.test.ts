import { describe, expect, test } from 'vitest';
import { checkCoverage, describeProblems } from '../src/build/index.ts';
import { readFixture } from './fixture.ts';

const { api } = readFixture();

describe('coverage', () => {
  const page = (...names: string[]) => [
    {
      file: 'docs/page.mdx',
      names: names.map((name, at) => ({ name, line: at + 3, where: 'covers' })),
    },
  ];
  const all = [
    'Button',
    'Field',
    'Menu',
    'SheetOptions',
    'Theme',
    'globalSheet',
    'makeTheme',
    'useSheet',
  ];

  test('is whole when every export is named, mentioned or internal', () => {
    expect(checkCoverage(api, page(...all))).toEqual([]);
  });

  test('names an export that no page shows, with its place and the remedy', () => {
    const problems = checkCoverage(api, page(...all.filter((name) => name !== 'Menu')));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({
      place: { file: 'src/Menu.tsx' },
      message: expect.stringMatching(/\(Menu\).*<PropsTable of="Menu" \/>.*covers/),
    });
  });

  test('names a page that covers what is not there', () => {
    const problems = checkCoverage(api, page(...all, 'Buton'));
    expect(describeProblems(problems)).toMatch(
      /docs\/page\.mdx:11 covers: fixture에 없는 이름입니다\(Buton\)/,
    );
  });
});
