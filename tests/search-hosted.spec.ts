import { expect, type Page, type Route, test } from '@playwright/test';
import { searchFor } from './support/searchDialog.ts';

// The pages are built for the embedded engine: their policy lacks the hosts of the provider.
test.use({ bypassCSP: true });

const provider = /^https:\/\/[\w.-]+\.algolia(net)?\.(net|com)\//;
const cors = { 'access-control-allow-origin': '*' };

const hit = {
  objectID: '1',
  url: '/zs-ui/docs/OverlayComponent/Alert/',
  type: 'lvl1',
  content: null,
  hierarchy: { lvl0: 'Overlay', lvl1: 'Alert' },
  _highlightResult: { hierarchy: { lvl1: { value: '<mark>Alert</mark>', matchLevel: 'full' } } },
};

interface Queries {
  requests: Record<string, unknown>[];
}

/** Serves pages as a site built with the hosted provider would be. */
async function useProvider(page: Page, insights = false) {
  await page.route(/\/zs-ui\/(docs|search)\/[^.]*$/, async (route) => {
    if (!route.request().isNavigationRequest()) {
      await route.continue();
      return;
    }
    const response = await route.fetch();
    const html = await response.text();
    const settings = JSON.stringify({
      name: 'algolia',
      appId: 'TESTAPP',
      apiKey: 'testkey',
      insights,
    });
    // Once for the script of the page, once for the search page itself.
    const body = html
      .replaceAll(/\{"name":"embedded"[^}]*\}/g, settings)
      .replaceAll(
        /\{&quot;name&quot;:&quot;embedded&quot;[^}]*\}/g,
        settings.replaceAll('"', '&quot;'),
      );
    await route.fulfill({ response, body });
  });
}

/** Responds to queries like the provider, and collects the requests. */
async function answerWith(page: Page, result: (route: Route) => object | null) {
  const asked: { url: URL; body: Queries }[] = [];
  await page.route(provider, async (route) => {
    asked.push({ url: new URL(route.request().url()), body: route.request().postDataJSON() });
    const answer = result(route);
    await (answer
      ? route.fulfill({ headers: cors, json: { results: [answer] } })
      : route.abort('connectionrefused'));
  });
  return asked;
}

const found = { hits: [hit], nbHits: 1, page: 0, nbPages: 1, queryID: 'f'.repeat(32) };

test('asks the provider exactly what the spec says, with id and key as query parameters', {
  tag: '@smoke',
}, async ({ page }) => {
  await useProvider(page);
  const asked = await answerWith(page, () => found);
  await page.goto('docs/intro/');
  const { options, dialog } = await searchFor(page, 'Alert');
  await expect(options).toHaveCount(1);
  await expect(options.locator('mark')).toHaveText('Alert');
  await expect(dialog.getByRole('link', { name: 'Algolia 검색' })).toBeVisible();

  const { url, body } = asked.at(-1) ?? { url: new URL('about:blank'), body: { requests: [] } };
  expect(url.pathname).toBe('/1/indexes/*/queries');
  expect(url.searchParams.get('x-algolia-application-id')).toBe('TESTAPP');
  expect(url.searchParams.get('x-algolia-api-key')).toBe('testkey');
  const headings = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];
  expect(body.requests).toEqual([
    {
      query: 'Alert',
      indexName: 'zs-ui',
      attributesToRetrieve: [
        ...['lvl0', ...headings].map((level) => `hierarchy.${level}`),
        'content',
        'type',
        'url',
      ],
      attributesToSnippet: [...headings.map((level) => `hierarchy.${level}:10`), 'content:10'],
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      hitsPerPage: 20,
      clickAnalytics: false,
      facetFilters: [
        'language:ko',
        ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
      ],
    },
  ]);
});

test('a provider that cannot be reached shows the error after all its hosts, and Retry works', async ({
  page,
}) => {
  await useProvider(page);
  let isDown = true;
  const asked = await answerWith(page, () => (isDown ? null : found));
  await page.goto('docs/intro/');
  const { dialog, options } = await searchFor(page, 'Alert');
  await expect(dialog.getByRole('alert')).toContainText('검색 결과를 불러오지 못했습니다.');
  expect(new Set(asked.map(({ url }) => url.hostname)).size).toBe(4);
  isDown = false;
  await dialog.getByRole('button', { name: '다시 시도' }).click();
  await expect(options).toHaveCount(1);
});

test('a host that hangs is skipped for the next one, and not asked again', async ({ page }) => {
  await useProvider(page);
  const hosts: string[] = [];
  await page.route(provider, async (route) => {
    const { hostname } = new URL(route.request().url());
    hosts.push(hostname);
    // Unanswered routes hang.
    if (hostname !== 'testapp-dsn.algolia.net') {
      await route.fulfill({ headers: cors, json: { results: [found] } });
    }
  });
  await page.goto('docs/intro/');
  const { options, input } = await searchFor(page, 'Alert');
  await expect(options).toHaveCount(1);
  await input.fill('Alerts');
  await expect.poll(() => hosts.length).toBeGreaterThanOrEqual(3);
  expect(hosts.filter((host) => host === 'testapp-dsn.algolia.net')).toHaveLength(1);
});

test('a malicious provider can put nothing but text on the page', { tag: '@smoke' }, async ({
  page,
}) => {
  await useProvider(page);
  const value = '<mark>x</mark><img src=x onerror=alert(1)>';
  await answerWith(page, () => ({
    ...found,
    hits: [
      null,
      { ...hit, objectID: '2', url: 'javascript:alert(1)' },
      { ...hit, _highlightResult: { hierarchy: { lvl1: { value } } } },
    ],
  }));
  await page.goto('docs/intro/');
  const { options, dialog } = await searchFor(page, 'x');
  await expect(options).toHaveCount(1);
  await expect(options).toContainText('<img src=x onerror=alert(1)>');
  await expect(dialog.locator('img, a[href^="javascript"]')).toHaveCount(0);
});

test('insights are off unless set, and then report what was seen and chosen', async ({ page }) => {
  const events: { eventType: string; objectIDs: string[] }[] = [];
  await page.route('https://insights.algolia.io/**', async (route) => {
    events.push(...route.request().postDataJSON().events);
    await route.fulfill({ headers: cors, json: {} });
  });
  const hits = Array.from({ length: 25 }, (_, n) => ({
    ...hit,
    objectID: String(n),
    url: n < 3 ? hit.url : `/zs-ui/docs/page-${n}/`,
  }));
  const asked = await answerWith(page, () => ({ ...found, hits, nbHits: 25 }));

  await useProvider(page);
  await page.goto('docs/intro/');
  const first = await searchFor(page, 'Alert');
  await first.options.first().click();
  await expect(page.locator('h1')).toHaveText('Alert');
  expect(events).toEqual([]);

  await useProvider(page, true);
  await page.goto('docs/intro/');
  const second = await searchFor(page, 'Alert');
  await expect(second.options).toHaveCount(25);
  expect(asked.at(-1)?.body.requests[0]?.clickAnalytics).toBe(true);
  await expect.poll(() => events.map(({ objectIDs }) => objectIDs.length)).toEqual([20, 5]);
  await second.options.nth(2).click();
  await expect.poll(() => events.at(-1)).toMatchObject({ eventType: 'click', positions: [3] });
});
