import { expect, test } from 'vitest';
import { namePages } from '../../src/sections/version-upgrade/UpgradePage.tsx';
import { pageWith } from '../support/writtenPage.ts';

const page = (title: string, text: string, removed?: string) => ({
  path: `docs/${title}/`,
  title,
  covers: [],
  model: pageWith(text),
  removed,
});

test('a component leads to the top of its page, also one that is gone, and a type to its place on a page', () => {
  const pages = [
    page('ZSText', '<PropsTable of="ZSText" />\n\n<TypeTable of="TypoOptions" />'),
    page('ThrottleButton', '', '0.13.6'),
  ];
  expect(namePages(pages)).toEqual({
    ZSText: 'docs/ZSText/',
    TypoOptions: 'docs/ZSText/#api-TypoOptions',
    ThrottleButton: 'docs/ThrottleButton/',
  });
});
