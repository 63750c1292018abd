import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildFacts } from '../src/built-pages/buildFacts.ts';
import { madePages } from '../src/page-table/madePages.ts';
import { builtPage } from './support/builtPage.ts';

let folder = '';

beforeEach(() => {
  folder = `${mkdtempSync(join(tmpdir(), 'facts-'))}/`;
});

afterEach(() => rmSync(folder, { recursive: true }));

async function writeFacts(html: string): Promise<void> {
  const step = buildFacts({ base: '/kit/' });
  step.page({ ...builtPage(html), page: madePages.home });
  await step.end?.({ folder, log: vi.fn(), warn: vi.fn() });
}

test('a build says its base and the policy of its pages to whoever serves it', async () => {
  await writeFacts(
    `<meta http-equiv="content-security-policy" content="default-src 'self'; img-src data:">`,
  );
  expect(JSON.parse(readFileSync(`${folder}build.json`, 'utf8'))).toEqual({
    base: '/kit/',
    policy: "default-src 'self'; img-src data:",
  });
});

test('a build whose pages carry no policy stops: a server would send none either', async () => {
  await expect(writeFacts('<h1>처음</h1>')).rejects.toThrow(/no content security policy/);
});
