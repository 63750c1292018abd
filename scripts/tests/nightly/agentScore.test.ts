import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type ReportResult, runChecks } from 'afdocs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteConfig } from '../../../site/src/site.config.ts';
import { distUrl } from '../../lib/dist.mjs';
import { createSiteServer } from '../../lib/siteServer.ts';

/** Checks that do not pass, as status and name, and the reason. */
const REASONS: Readonly<Record<string, string>> = {
  'warn markdown-content-parity':
    'Markdown tells versions in brackets behind what a page shows or hides by the chosen version',
  'warn auth-gate-detection': 'the picture of the login recipe has a field for a password',
};

/**
 * What pages leave out of their Markdown: types that a press opens, controls, the inside of phones. Its
 * versions stand in brackets behind the text.
 */
const NOT_IN_MARKDOWN = [
  '[popover]',
  '[data-markdown-skip]',
  '[hidden]',
  '[role=radiogroup]',
  '[aria-hidden=true]',
  '[data-mark-label]',
  'template',
];

/** All pages, each by its address and by that of its Markdown; every check reads each once. */
const MAX_PAGES = 300;
const MINUTES = 60_000;

const server = createSiteServer(distUrl);
let report: ReportResult;

beforeAll(async () => {
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  report = await runChecks(`http://localhost:${port}${server.base}`, {
    canonicalOrigin: siteConfig.url,
    samplingStrategy: 'deterministic',
    maxLinksToTest: MAX_PAGES,
    requestDelay: 0,
    maxConcurrency: 8,
    parityExclusions: NOT_IN_MARKDOWN,
  });
}, 5 * MINUTES);

afterAll(() => server.close());

test('the docs pass every check of afdocs on what agents need, but those with a reason', () => {
  expect(report.results.length).toBeGreaterThan(25);
  const others = report.results.filter(({ status }) => status !== 'pass');
  expect(others.map(({ id, status }) => `${status} ${id}`)).toEqual(Object.keys(REASONS));
});
