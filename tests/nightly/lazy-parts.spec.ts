import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { type FaultyServer, test } from '../support/faultyServer.ts';
import { reachFor } from '../support/phones.ts';
import { searchFor } from '../support/searchDialog.ts';

const scripts = fileURLToPath(new URL('../../site/dist/_astro/', import.meta.url));

/** Names of all files that scripts of the built site load by `import()`. */
const lazyParts = [
  ...new Set(
    readdirSync(scripts)
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) => [
        ...readFileSync(scripts + file, 'utf8').matchAll(/import\([`'"]\.\/([^`'"]+)\.[\w-]+\.js/g),
      ])
      .map(([, name = '']) => name),
  ),
].sort();

/** What a reader does that needs a part. */
interface Use {
  path: string;
  /** Before the file fails; a page that is only opened has none. */
  begin?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
  /** The page says nothing, as it does all it promises without the part. */
  isSilent?: true;
}

const TEXT = 'docs/UiComponent/ZSText/';
const first = (page: Page) => page.locator('[data-phone]').first();
const reach = (page: Page) => reachFor(first(page));
const press = (name: string) => (page: Page) =>
  first(page)
    .getByRole('button', { name: new RegExp(`${name}$`) })
    .click();
const choose = (name: string) => async (page: Page) => {
  await press('더 보기')(page);
  await press(name)(page);
};
const hover = (page: Page) => first(page).locator('[data-screen]').hover();
const control = (page: Page) =>
  page.locator('form [data-control] input[type=range], form [data-control] select').first();
const change = (page: Page) =>
  control(page).evaluate((field: HTMLInputElement | HTMLSelectElement) => {
    if (field instanceof HTMLSelectElement) {
      field.selectedIndex = field.options.length - 1;
    } else {
      field.value = field.max;
    }
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
const openColor = (page: Page) => page.locator('[data-color] summary').first().click();
const search = (page: Page) => searchFor(page, 'alert');
const paste = (page: Page) => page.getByRole('textbox').first().fill('const a = 1;');
const none = async () => undefined;

const phonePart = (act: Use['act'], begin: Use['begin'] = reach): Use => ({
  path: TEXT,
  begin,
  act,
});
const onOpening = (path: string): Use => ({ path, act: none });
const silent = (use: Use): Use => ({ ...use, isSilent: true });
const openAgain = (page: Page) => page.reload();
const chooseVersion = (page: Page) =>
  page.evaluate(() => localStorage.setItem('zs:my-version', '0.12.8'));

/** Browsers that start no worker. */
const refuseWorkers = (page: Page) =>
  page.addInitScript(() => {
    globalThis.Worker = class extends Worker {
      constructor() {
        super('');
        throw new DOMException('no', 'SecurityError');
      }
    };
  });

/** Browsers whose reader has fingers. */
const haveFingers = (page: Page) =>
  page.addInitScript(() => {
    const media = matchMedia;
    globalThis.matchMedia = (query) => media(query === '(any-pointer: coarse)' ? 'all' : query);
  });

/** Browsers that keep scripts from the clipboard. */
const closeClipboard = (page: Page) =>
  page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
const searchAgain = async (page: Page) => {
  await page.reload();
  await search(page);
};

/** Browsers that lack what the script polyfills. */
const beOlder = (page: Page) =>
  page.addInitScript(() => Object.assign(CSS, { supports: () => false }));

/** A page as it is built where comments are on. */
const addComments = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<p data-comments>댓글</p>');
    }),
  );

/** A page as it is built for the hosted search. */
const useHosted = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      for (const settings of document.querySelectorAll('script[type="application/json"]')) {
        settings.textContent = (settings.textContent ?? '').replace(
          /\{"name":"embedded"[^}]*\}/,
          '{"name":"algolia","appId":"A","apiKey":"K"}',
        );
      }
    }),
  );

/** One use for each part. */
const uses: Readonly<Record<string, Use>> = {
  startExample: phonePart(hover, none),
  playgroundSettings: phonePart(hover, none),
  Editor: phonePart(press('편집')),
  compileForReader: phonePart(change),
  codePlace: phonePart(change),
  shareLink: phonePart(choose('공유')),
  downloadApp: phonePart(choose('프로젝트 받기')),
  deviceApp: phonePart(choose('프로젝트 받기')),
  swatches: phonePart(openColor),
  // A control does its work without it, and the next one asks again.
  pinPhone: silent(phonePart(change)),
  // Unknown props are not named.
  props: silent(phonePart(change)),
  createClient: { path: TEXT, act: search },
  mountDialog: { path: TEXT, act: search },
  loadSearchText: { path: TEXT, act: search },
  showMyVersion: {
    path: TEXT,
    act: (page) => page.getByRole('button', { name: '내 ZS-ui 버전' }).click(),
  },
  startDemo: onOpening(''),
  showNearest: onOpening('docs/none/'),
  mountIsland: onOpening('search/'),
  'SearchPage.island': onOpening('search/'),
  'ThemeBuilder.island': onOpening('docs/Theme/themefactory/'),
  'VersionUpgrade.island': onOpening('upgrade/'),
  showComments: { path: TEXT, begin: addComments, act: openAgain },
  hostedClient: {
    path: TEXT,
    begin: useHosted,
    act: searchAgain,
  },
  pageClient: { path: TEXT, begin: refuseWorkers, act: searchAgain },
  clipboard: {
    path: TEXT,
    begin: closeClipboard,
    act: (page) => page.locator('[data-copy]').first().click(),
  },
  // A finger that scrolls over a slider sets it.
  keepSliders: silent({ path: TEXT, begin: haveFingers, act: openAgain }),
  // Links and texts work without it.
  olderBrowsers: silent({ path: TEXT, begin: beOlder, act: openAgain }),
  readBreaks: {
    path: 'upgrade/',
    async begin(page) {
      await refuseWorkers(page);
      await page.reload();
    },
    act: paste,
  },
  // Results have no remarks on the reader's version; the next ones ask again.
  lacksTarget: silent({ path: 'search/?q=alert', begin: chooseVersion, act: openAgain }),
  loadJson: silent({ path: 'search/?q=alert', begin: chooseVersion, act: openAgain }),
  share: {
    path: 'upgrade/',
    begin: paste,
    act: (page) => page.getByRole('button', { name: '결과 링크 복사' }).click(),
  },
};

test('each file that scripts load on demand has a use here', () => {
  expect(Object.keys(uses).sort()).toEqual(lazyParts);
});

/** Ways in which a part does not come. */
type Way = 'drop' | 'gone' | 'offline';

/** A part that fails, and where. */
interface Failing {
  page: Page;
  server: FaultyServer;
  name: string;
  way: Way;
}

const fileOf = (name: string) => new RegExp(`/_astro/${name}\\.`);

/** The page of a path in another build, which has other scripts. */
const otherPage = (path: string) => ({
  [path === 'docs/none/' ? '404.html' : `${path.replace(/\?.*/, '')}index.html`]: (text: string) =>
    text.replace(/(<script type="module" src="[^"]+\.js)"/, '$1?next"'),
});

/** From now on the part does not come: the connection breaks, another build lacks it, or nothing comes. */
async function fail({ page, server, name, way }: Failing): Promise<void> {
  if (way === 'drop') {
    server.fail(fileOf(name), 'drop');
  } else if (way === 'gone') {
    await server.deploy(otherPage((uses[name] as Use).path), fileOf(name));
  } else {
    await page.context().setOffline(true);
  }
}

/** Uses a part that fails; gives what the page threw. */
async function useFailing(failing: Failing): Promise<string[]> {
  const { page, server, name, way } = failing;
  const { path, begin, act } = uses[name] as Use;
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  if (act === none) {
    await fail(failing);
  }
  await page.goto(path);
  await begin?.(page);
  if (act !== none) {
    await fail(failing);
  }
  await act(page);
  if (way !== 'offline') {
    const isAsked = () => server.requestedPaths.some((asked) => fileOf(name).test(asked));
    await expect.poll(isAsked, `${name} is asked for`).toBe(true);
  }
  return thrown;
}

/** What says that something did not come, or that there is a new version. */
const sayings = (page: Page) =>
  page
    .locator('[role=alert], [role=status], [data-notice], dialog[open], button')
    .filter({ hasText: /못했습니다|못해|직접 선택해|새 버전/, visible: true });

/** A page that only opens, or is opened again, is no page that was loaded before the network went. */
const isLoadedBefore = ({ act }: Use) => act !== none && act !== openAgain && act !== searchAgain;

/**
 * Parts whose way back is the search page, of which search-states.spec.ts knows, or a page that is loaded anew;
 * and the client of a provider that no test reaches.
 */
const LEAD_AWAY: readonly string[] = [
  'clipboard',
  'createClient',
  'hostedClient',
  'loadSearchText',
  'mountDialog',
  'share',
];

/** Presses what the page offers, or does the same once more, until the part is asked for and nothing is told. */
async function comeBack({ page, server, name }: Failing): Promise<void> {
  await server.recover();
  const before = server.requestedPaths.length;
  const isAsked = () => server.requestedPaths.slice(before).some((path) => fileOf(name).test(path));
  const again = page.getByRole('button', { name: /^(?:다시 시도|새로고침)$/ });
  await expect(async () => {
    const [button] = await again.filter({ visible: true }).all();
    await (button ? button.click() : (uses[name] as Use).act(page));
    await expect.poll(isAsked, { timeout: 3000 }).toBe(true);
  }).toPass();
  await expect(sayings(page)).toHaveCount(0);
}

const ways: readonly [Way, string, (use: Use) => boolean][] = [
  ['drop', 'does not come', () => true],
  ['gone', 'a new build lacks', () => true],
  ['offline', 'is wanted offline', isLoadedBefore],
];

for (const [way, what, isMet] of ways) {
  for (const name of lazyParts.filter((part) => uses[part] && isMet(uses[part]))) {
    const isSilent = uses[name]?.isSilent;
    const isBack = way === 'drop' && !isSilent && !LEAD_AWAY.includes(name);
    const outcome = isSilent
      ? 'breaks nothing'
      : `is told${isBack ? ', and comes by a press' : ''}`;
    test(`${name} that ${what} ${outcome}`, async ({ page, server }) => {
      const thrown = await useFailing({ page, server, name, way });
      if (!isSilent) {
        await expect(sayings(page).first()).toBeVisible();
      }
      if (isBack) {
        await comeBack({ page, server, name, way });
      }
      expect(thrown).toEqual([]);
    });
  }
}

test('the code of a link whose part does not come is there once the page is loaded again', async ({
  page,
  server,
}) => {
  const code = "import { Text } from 'react-native';\nexport default () => <Text>가</Text>;";
  server.fail(fileOf('shareLink'), 'drop');
  await page.goto(
    `${TEXT}#play=ZSText.basic:${deflateRawSync(code, { level: 9 }).toString('base64url')}`,
  );
  const phone = first(page);
  const reload = phone.locator('[data-notice]').getByRole('button', { name: '새로고침' });
  await expect(reload).toBeVisible();
  await server.recover();
  await reload.click();
  await expect(phone.getByRole('textbox', { name: /코드/ })).toHaveValue(code);
  await expect(phone).toHaveAttribute('data-state', 'unread');
});
