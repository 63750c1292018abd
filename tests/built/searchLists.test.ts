import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readFolder } from '@zs-docs/search/build';
import { expect, test } from 'vitest';
import { missingAnswers, textsOutside } from '../../packages/search/bench/real/missingAnswers.ts';
import { readQueries } from '../../packages/search/bench/real/readQueries.ts';

const site = fileURLToPath(new URL('../../site/dist', import.meta.url));
const LISTS = 'packages/search/bench';
const list = (name: string) => new URL(`../../${LISTS}/${name}.json`, import.meta.url);
const remedy = (name: string) => `${LISTS}/${name}.json: write what the site has in place of these`;

test.each(['queries', 'unseen', 'fresh', 'fresh-2', 'strangers', 'strangers-2', 'logs'])(
  'the places that answer the queries of %s are in the site',
  async (name) => {
    const file = `real/${name}`;
    expect(await missingAnswers(readQueries(list(file)), site), remedy(file)).toEqual([]);
  },
);

test('the sentences that answer the questions are in the site', async () => {
  const questions = JSON.parse(readFileSync(list('answers'), 'utf8'));
  const records = await readFolder(site, { base: '/zs-ui/', articlesOnly: true });
  expect(textsOutside(questions, records), remedy('answers')).toEqual([]);
});
