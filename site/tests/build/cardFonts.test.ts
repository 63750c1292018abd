import { expect, test } from 'vitest';
import { drawable, loadMoreFonts } from '../../src/build/seo/og/fonts.ts';
import { cardKey } from '../../src/build/seo/og/renderCard.ts';
import { siteConfig } from '../../src/site.config.ts';

const namesOf = async (text: string) => [
  ...new Set((await loadMoreFonts(text)).map(({ name }) => name.replace(/-\d+$/, ''))),
];

test('a share image draws Hanja, kana, signs and emoji', async () => {
  const title = '🎉 漢字와 かな → ①';
  expect(drawable(title)).toBe(title);
  expect(await namesOf('漢かな→①')).toEqual(['noto-sans-kr']);
  expect(await namesOf('👍🏽👨‍👩‍👧❤️')).toEqual(['noto-emoji']);
});

test('a share image leaves out letters that no typeface of it has', () => {
  expect(drawable('☾밤 𝔘')).toBe('밤 ');
});

test('a share image puts together the Hangul of a Mac’s file names', () => {
  expect(drawable('한글'.normalize('NFD'))).toBe('한글');
});

test('a cached card is of the same words, size and title of the site', () => {
  const words = { title: '설치', description: '설치합니다.', section: '시작하기' };
  const { title } = siteConfig;
  const key = cardKey(words);
  expect(cardKey({ ...words })).toBe(key);
  expect(cardKey({ ...words, section: '' })).not.toBe(key);
  siteConfig.title = 'Other kit';
  const renamed = cardKey(words);
  siteConfig.title = title;
  expect(renamed).not.toBe(key);
});
