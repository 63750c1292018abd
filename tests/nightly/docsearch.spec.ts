import { spawn } from 'node:child_process';
import { expect } from '@playwright/test';
import { type ChildServer, freePort, waitForServer } from '../../scripts/lib/childServer.ts';
import { env, root } from '../../scripts/lib/install.mjs';
import { siteTest } from '../other-site/siteTest.ts';
import { watchConsole } from '../support/console.ts';

declare const docsearch: (options: object) => unknown;

const ORIGIN = 'https://docs.example.com';

const test = siteTest({ name: 'docsearch', packages: [] }).extend<object, { search: ChildServer }>({
  search: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from it.
    async ({}, use) => {
      const port = await freePort();
      // As `npm run search:serve` runs it.
      const options = ['site/dist/search-index', '--index', 'zs-ui', '--port', String(port)];
      const child = spawn('zs-search', ['serve', ...options, '--origin', ORIGIN], {
        cwd: root,
        env,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const server = await waitForServer(child, port);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

// One worker for all: the clients are installed once.
test.describe.configure({ mode: 'default' });

for (const client of ['docsearch-3', 'docsearch-5']) {
  test(`${client}, as it is published, shows what search:serve answers and leads to it`, async ({
    page,
    search,
  }) => {
    const complaints = watchConsole(page);
    await page.route(`${ORIGIN}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>found</title>' }),
    );
    await page.goto(`/${client}.html`);
    await page.evaluate((host) => {
      docsearch({
        container: '#docsearch',
        appId: 'OWN',
        apiKey: 'none',
        indexName: 'zs-ui',
        indices: ['zs-ui'],
        // Where to ask is all that is set.
        transformSearchClient: (client: { transporter: { hosts: object[] } }) => {
          const { hosts } = client.transporter;
          hosts.splice(0, hosts.length, { url: host, accept: 'readWrite', protocol: 'http' });
          return client;
        },
      });
    }, `127.0.0.1:${search.port}`);
    await page.getByRole('button').first().click();
    await page.getByRole('searchbox').or(page.getByRole('combobox')).fill('알림창');
    const row = page.getByRole('option').first();
    await expect(row).toContainText('Alert');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/^https:\/\/docs\.example\.com\/zs-ui\/docs\//);
    expect(complaints).toEqual([]);
  });
}
