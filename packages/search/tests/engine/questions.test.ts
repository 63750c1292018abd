import { expect, test } from 'vitest';
import { readPage } from '../../src/build/page/readPage.ts';
import { createStemmer } from '../../src/shared/korean/stems.ts';
import { addresses, engineOf } from '../fixture/site.ts';

/** One page with a section for each text. */
const engineOfTexts = (texts: readonly string[]) =>
  engineOf(
    readPage(
      `<main><h1>모음</h1>${texts
        .map((text, n) => `<h2 id="s${n}">제${n}</h2><p>${text}</p>`)
        .join('')}</main>`,
      '/n/p/',
    ),
  );

test('what is asked about decides before what is done with it', async () => {
  const engine = await engineOfTexts([
    '바꾸려면 바꾸어서 바꾸기를 적습니다.',
    '구름이 구름은 구름을 적습니다.',
  ]);
  expect((await addresses(engine, '구름 바꾸기'))[0]).toBe('p/#s1');
});

test('forms of a native verb are told from nouns', () => {
  const stemmer = createStemmer(['바꾸려면', '바꾸어서', '바꾸기', '구름이', '구름은', '구름']);
  expect(stemmer.stem('바꾸기').isVerb).toBe(true);
  expect(stemmer.stem('구름은').isVerb).toBeUndefined();
});

test.each([
  'Value is missing at read (node_modules/kit/build/index.js:12:3)',
  'Value is missing C:\\app\\node_modules\\kit\\build\\index.js',
])('files that an error names say less than its words: %s', async (query) => {
  const engine = await engineOfTexts([
    'The folder node_modules holds kit, its build and index.js.',
    'Value is missing.',
  ]);
  expect((await addresses(engine, query))[0]).toBe('p/#s1');
});
