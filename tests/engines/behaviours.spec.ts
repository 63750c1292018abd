import { expect } from '@playwright/test';
import sharp from 'sharp';
import type { Tab } from './tab.ts';
import { test as base, faultsOf, until } from './test.ts';

const FIELD = 'input.zs-search-input';
const PHONE = '[data-phone="ZSTextField.basic"]';
const FRAME = `${PHONE} iframe[data-drawn]`;
const PALETTE = 'a[href$="/docs/Theme/palette/"]';
/** What pages show, by the words of one who reads them. */
const heading = (tab: Tab) => () => tab.evaluate(() => document.querySelector('h1')?.textContent);
const textOf = (tab: Tab, css: string) => () =>
  tab.evaluate((one) => document.querySelector(one)?.textContent ?? '', css);
/** A selector that the focused element matches. */
const isFocused = (tab: Tab, css: string) => () =>
  tab.evaluate((one) => document.activeElement?.matches(one) ?? false, css);
const fieldText = (tab: Tab, css: string) => () =>
  tab.evaluate((one) => document.querySelector<HTMLInputElement>(one)?.value, css);
const isShown = (tab: Tab, css: string) => () =>
  tab.evaluate((one) => document.querySelector(one)?.checkVisibility() ?? false, css);
const focus = (tab: Tab, css: string) =>
  tab.evaluate((one) => {
    const element = document.querySelector<HTMLElement>(one);
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    element?.focus();
  }, css);
/** Marks the document: only a full load removes the mark. */
const mark = (tab: Tab) =>
  tab.evaluate(() => {
    document.documentElement.dataset.marked = '';
  });
const isMarked = (tab: Tab) =>
  tab.evaluate(() => document.documentElement.dataset.marked !== undefined);
/** The row that is spoken, and how many there are. */
const active = (tab: Tab) => () =>
  tab.evaluate((field) => {
    const rows = [...document.querySelectorAll('dialog [role=option]')];
    const id = document.querySelector(field)?.getAttribute('aria-activedescendant');
    return rows.findIndex((row) => row.id === id);
  }, FIELD);
const rows = (tab: Tab) => () =>
  tab.evaluate(() =>
    [...document.querySelectorAll('dialog [role=option]')].map((row) => row.textContent).join('\n'),
  );

async function openSearch(tab: Tab): Promise<void> {
  await tab.press('/');
  await until(isFocused(tab, FIELD)).toBe(true);
}

/** Starts a phone without entering it. */
async function startPhone(tab: Tab, phone = PHONE): Promise<void> {
  // Its way in waits for the script of the page.
  await until(isShown(tab, `${phone} [data-enter]`)).toBe(true);
  await focus(tab, `${phone} [data-enter]`);
  await until(() =>
    tab.evaluate((css) => document.querySelector<HTMLElement>(css)?.dataset.state, phone),
  ).toBe('running');
  await until(isFocused(tab, `${phone} [data-enter]`)).toBe(true);
}

/** Enters a phone by Enter. */
async function enterPhone(tab: Tab, phone = PHONE): Promise<void> {
  await startPhone(tab, phone);
  await tab.press('Enter');
  await until(isShown(tab, `${phone} [data-enter]`)).toBe(false);
}

/**
 * Reads the visible frame of a phone; undefined while there is none. WebKit's driver gives the focus to
 * a frame that it reads, and a phone that takes it from a reader who is elsewhere is ended: read again
 * and again only where the reader has entered.
 */
const inPhone =
  <Result>(tab: Tab, frame: string, read: () => Result) =>
  async () =>
    (await isShown(tab, frame)()) ? tab.evaluateInFrame(frame, read) : undefined;
/** Where the editor has the numbers of its first lines, and its ring, in pixels from its corner. */
const EDITOR_PARTS = {
  numbers: { left: 6, top: 6, width: 24, height: 60 },
  ring: { left: 0, top: 20, width: 2, height: 60 },
};

/** The darkest grey that the window shows in a part of the editor: what is painted over is told by no style. */
const darkestIn = (tab: Tab, part: keyof typeof EDITOR_PARTS) => async () => {
  const [x, y] = await tab.evaluate((css) => {
    const editor = document.querySelector(css);
    editor?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = editor?.getBoundingClientRect();
    return [Math.round(box?.x ?? 0), Math.round(box?.y ?? 0)] as const;
  }, `${PHONE} .prism-code-editor`);
  const { left, top, width, height } = EDITOR_PARTS[part];
  const region = { left: x + left, top: y + top, width, height };
  const pixels = await sharp(await tab.screenshot())
    .extract(region)
    .greyscale()
    .toBuffer();
  const { channels } = await sharp(pixels).stats();
  return channels[0]?.min;
};

const isShut = (tab: Tab) => () =>
  tab.evaluate((css) => document.querySelector<HTMLElement>(css)?.inert, FRAME);

/** Opens a page in a desktop window, as a reader who was never here. */
const test = base.extend<{ open: (path: string) => Promise<void> }>({
  open: async ({ tab, site }, use) => {
    await tab.resize(1280, 900);
    await use(async (path) => {
      await tab.open(`${site}robots.txt`);
      await tab.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await tab.open(site + path);
    });
    expect(await faultsOf(tab)).toEqual([]);
  },
});

test.describe('search', () => {
  for (const keys of ['/', 'Control+k']) {
    test(`${keys} opens it, and Escape closes it and gives the focus back`, async ({
      tab,
      open,
    }) => {
      await open('docs/intro/');
      await focus(tab, '[data-color-mode-toggle]');
      await tab.press(keys);
      await until(isFocused(tab, FIELD)).toBe(true);
      await tab.press('Escape');
      await until(isShown(tab, FIELD)).toBe(false);
      await until(isFocused(tab, '[data-color-mode-toggle]')).toBe(true);
    });
  }

  test('in its field / is a letter', async ({ tab, open }) => {
    await open('docs/intro/');
    await openSearch(tab);
    await tab.press('a', '/');
    await until(fieldText(tab, FIELD)).toBe('a/');
  });

  test('arrows choose a row and wrap around', async ({ tab, open }) => {
    await open('docs/intro/');
    await openSearch(tab);
    await tab.press(...'alert');
    await until(rows(tab)).toContain('Alert');
    await until(active(tab)).toBe(0);
    await tab.press('ArrowDown');
    await until(active(tab)).toBe(1);
    await tab.press('ArrowUp', 'ArrowUp');
    await until(active(tab)).toBeGreaterThan(1);
    await tab.press('ArrowDown');
    await until(active(tab)).toBe(0);
  });

  test('Enter opens the chosen row in place, and the dialog is gone', async ({ tab, open }) => {
    await open('docs/intro/');
    await mark(tab);
    await openSearch(tab);
    await tab.press(...'snackbar');
    await until(rows(tab)).toContain('Snackbar');
    await tab.press('Enter');
    await until(heading(tab)).toBe('Snackbar');
    expect(await isMarked(tab)).toBe(true);
    await until(isShown(tab, FIELD)).toBe(false);
  });

  test('letters that are being composed are searched for', async ({ tab, open }) => {
    await open('docs/intro/');
    await openSearch(tab);
    await tab.compose(['ㅅ', '스', '슨', '스낵', '스낵ㅂ', '스낵바']);
    await until(rows(tab)).toContain('Snackbar');
    await until(fieldText(tab, FIELD)).toBe('스낵바');
  });

  test('Tab stays in the dialog', async ({ tab, open }) => {
    await open('docs/intro/');
    await openSearch(tab);
    for (let stop = 0; stop < 8; stop++) {
      await tab.press('Tab');
      const isOut = () =>
        tab.evaluate(
          () =>
            document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
        );
      expect(await isOut(), `stop ${stop}`).toBe(false);
    }
  });

  test('its page shows what the address asks for', async ({ tab, open }) => {
    await open('search/?q=Alert');
    const found = () => tab.evaluate(() => document.querySelectorAll('main ol a').length);
    await until(found).toBeGreaterThan(5);
    await until(fieldText(tab, 'main [role=combobox]')).toBe('Alert');
  });
});

test.describe('a change of page', () => {
  const toPalette = (tab: Tab) =>
    tab.evaluate(
      (css) => document.querySelector<HTMLElement>(`[data-sidebar] ${css}`)?.click(),
      PALETTE,
    );

  test('takes place in the document: title, address, focus', async ({ tab, open }) => {
    await open('docs/intro/');
    await mark(tab);
    await toPalette(tab);
    await until(heading(tab)).toBe('컬러 팔레트');
    await until(() => tab.evaluate(() => document.title)).toBe('컬러 팔레트 | ZS-ui');
    expect(await tab.evaluate(() => location.pathname)).toBe('/zs-ui/docs/Theme/palette/');
    await until(isFocused(tab, 'main, main *')).toBe(true);
    expect(
      await tab.evaluate(() => document.querySelector<HTMLLinkElement>('[rel=canonical]')?.href),
    ).toContain('/docs/Theme/palette/');
    expect(await isMarked(tab)).toBe(true);
  });

  test('Back shows the page before where it was', async ({ tab, open }) => {
    await open('docs/UiComponent/ZSText/');
    const place = () => tab.evaluate(() => Math.round(scrollY));
    await tab.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    await until(place).toBe(700);
    await toPalette(tab);
    await until(heading(tab)).toBe('컬러 팔레트');
    await until(place).toBe(0);
    // WebDriver's own step waits for a page to load, and none does.
    await tab.evaluate(() => history.back());
    await until(heading(tab)).toBe('ZSText');
    await until(place).toBe(700);
  });

  test('that fails says why, and Retry opens it', async ({ tab, open, server }) => {
    await open('docs/intro/');
    server.fail(/\/docs\/Theme\/palette\//, 'busy');
    await toPalette(tab);
    const notice = '[data-route-notice]';
    await until(textOf(tab, notice)).toContain('서버 오류(503)로 페이지를 열지 못했습니다.');
    expect(await heading(tab)()).toBe('설치');
    await server.recover();
    // The browser itself tells of the two answers.
    await tab.evaluate(() => globalThis.faults.splice(0).length);
    await tab.click(`${notice} button`);
    await until(heading(tab)).toBe('컬러 팔레트');
    await until(isShown(tab, notice)).toBe(false);
  });

  test('a heading of the contents is gone to, and has the address', async ({ tab, open }) => {
    await open('docs/UiComponent/ZSText/');
    await tab.click('[data-toc] li:nth-child(2) a');
    await until(() => tab.evaluate(() => location.hash)).not.toBe('');
    await until(() => tab.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  test('the skip link leads to the page', async ({ tab, open }) => {
    await open('docs/intro/');
    await tab.press('Tab');
    await until(isFocused(tab, 'a[href^="#"]')).toBe(true);
    await tab.press('Enter', 'Tab');
    await until(isFocused(tab, 'main *')).toBe(true);
  });

  test('an address that nobody made shows the page for it', async ({ tab, open }) => {
    await open('docs/Theme/palette/index.html');
    await until(() => tab.evaluate(() => location.pathname)).toBe('/zs-ui/docs/Theme/palette/');
    await open('docs/nobody/');
    await until(heading(tab)).toContain('찾을 수 없');
  });
});

test.describe('the page', () => {
  test('keeps a chosen colour mode over a reload', async ({ tab, open }) => {
    const ground = () =>
      tab.evaluate(() => [
        document.documentElement.dataset.theme,
        getComputedStyle(document.body).backgroundColor,
      ]);
    await open('docs/intro/');
    const [, light] = await ground();
    await tab.click('[data-color-mode-toggle]');
    await until(async () => (await ground())[0]).toBe('dark');
    await tab.reload();
    const [theme, dark] = await ground();
    expect(theme).toBe('dark');
    expect(dark).not.toBe(light);
  });

  test('has a menu on a phone, which Escape and a choice close', async ({ tab, open }) => {
    await tab.resize(390, 844);
    await open('docs/intro/');
    const opener = '[popovertarget=site-menu]';
    await tab.click(opener);
    await until(isShown(tab, '#site-menu')).toBe(true);
    await tab.press('Escape');
    await until(isShown(tab, '#site-menu')).toBe(false);
    await until(isFocused(tab, opener)).toBe(true);
    await tab.click(opener);
    await tab.click('#site-menu [data-category=Theme] summary');
    await until(isShown(tab, `#site-menu ${PALETTE}`)).toBe(true);
    await tab.click(`#site-menu ${PALETTE}`);
    await until(heading(tab)).toBe('컬러 팔레트');
    await until(isShown(tab, '#site-menu')).toBe(false);
  });

  test('copies code as it is', async ({ tab, open }) => {
    await open('docs/UiComponent/ZSTextField/');
    const code = await textOf(tab, 'main figure pre')();
    await tab.click('main figure [data-copy]');
    await until(textOf(tab, '[data-announcer]')).toBe('복사했습니다');
    await tab.evaluate(() => document.body.appendChild(document.createElement('textarea')).focus());
    await tab.press('Control+v');
    await until(async () => (await fieldText(tab, 'body > textarea')())?.trim()).toBe(code.trim());
  });

  test('shows what another version has otherwise', async ({ tab, open }) => {
    await open('docs/UiComponent/ZSContainer/');
    await tab.click('[popovertarget=my-version]');
    await until(isShown(tab, '#my-version select')).toBe(true);
    await tab.evaluate(() => {
      const list = document.querySelector<HTMLSelectElement>('#my-version select');
      if (list) {
        list.value = '0.17.1';
        list.dispatchEvent(new Event('change', { bubbles: true }));
      }
    });
    await until(textOf(tab, '[data-docs-version]')).toContain('0.17.1');
    await tab.reload();
    await until(textOf(tab, '[data-docs-version]')).toContain('0.17.1');
  });

  test('makes a theme of a chosen colour', async ({ tab, open }) => {
    await open('docs/Theme/themefactory/');
    const island = '[data-island=ThemeBuilder]';
    await focus(tab, island);
    await until(isShown(tab, `${island} input[type=color] ~ input`)).toBe(true);
    await focus(tab, `${island} input[type=color] ~ input`);
    await tab.press('Control+a', ...'#6D28D9', 'Tab');
    await until(textOf(tab, `${island} pre`)).toContain('#6D28D9');
  });
});

test.describe('a phone', () => {
  const page = 'docs/UiComponent/ZSTextField/';

  test('is entered by Tab, takes letters, and is left by Tab', async ({ tab, open }) => {
    await open(page);
    await startPhone(tab);
    await tab.press('Tab');
    await until(isShut(tab)).toBe(false);
    await until(isShown(tab, `${PHONE} [data-enter]`), 'the way is open').toBe(false);
    await tab.press(...'abc', 'Tab');
    await until(isShut(tab)).toBe(true);
    await until(isFocused(tab, 'iframe, [data-enter]'), 'the focus is behind it').toBe(false);
    await until(inPhone(tab, FRAME, () => document.querySelector('input')?.value)).toBe(
      '김하늘abc',
    );
  });

  test('is entered by Enter, and left by Escape, back to where it was entered', async ({
    tab,
    open,
  }) => {
    await open(page);
    await enterPhone(tab);
    await until(isShut(tab)).toBe(false);
    await tab.press('Escape');
    await until(isShut(tab)).toBe(true);
    await until(isFocused(tab, `${PHONE} [data-enter]`)).toBe(true);
  });

  test('opens the search by the key of the page, and is where Escape leads back', async ({
    tab,
    open,
  }) => {
    await open(page);
    await enterPhone(tab);
    await tab.press('Control+k');
    await until(isFocused(tab, FIELD)).toBe(true);
    await tab.press('Escape');
    await until(isFocused(tab, `${PHONE} [data-enter]`)).toBe(true);
  });

  test('receives the press that starts it', async ({ tab, open }) => {
    await open('docs/UiComponent/ZSPressable/');
    const example = '[data-phone="ZSPressable.basic"]';
    await tab.click(`${example} [data-screen]`);
    await until(() =>
      tab.evaluate((css) => document.querySelector<HTMLElement>(css)?.dataset.state, example),
    ).toBe('running');
    await until(() =>
      tab.evaluate((css) => document.querySelector<HTMLElement>(css)?.inert, `${example} iframe`),
    ).toBe(false);
  });

  test('shows edited code, whose lines have numbers, and says what is wrong with it', async ({
    tab,
    open,
  }) => {
    await open(page);
    await tab.click(`${PHONE} [data-action=edit]`);
    const editor = `${PHONE} textarea`;
    await until(isFocused(tab, editor)).toBe(true);
    await until(darkestIn(tab, 'numbers')).toBeLessThan(160);
    await until(darkestIn(tab, 'ring')).toBeLessThan(160);
    const write = (text: string) =>
      tab.evaluate(
        (css, source) => {
          const area = document.querySelector<HTMLTextAreaElement>(css);
          area?.focus();
          area?.select();
          document.execCommand('insertText', false, source);
        },
        editor,
        text,
      );
    await write(
      "import { Text } from 'react-native';\nexport default () => <Text>바뀌었습니다</Text>;",
    );
    await enterPhone(tab);
    const shown = inPhone(tab, FRAME, () => document.querySelector('#root')?.textContent ?? '');
    await until(shown).toContain('바뀌었습니다');
    await write("import { Text } from 'react-native';\nexport default () => <Text>{없다}</Text>;");
    await until(textOf(tab, `${PHONE} .zs-play-notice`)).toContain('없다');
  });

  test('changes with a control under its example', async ({ tab, open }) => {
    await open('docs/UiComponent/ZSText/');
    const example = '[data-phone="ZSText.basic"]';
    // Like its way in, a control waits for the script of the page.
    await until(isShown(tab, `${example} [data-enter]`)).toBe(true);
    await tab.evaluate(() => {
      const list = document.querySelector<HTMLSelectElement>('[data-control=typo] select');
      if (list) {
        list.value = 'caption.6';
        list.dispatchEvent(new Event('input', { bubbles: true }));
        list.dispatchEvent(new Event('change', { bubbles: true }));
      }
    });
    await until(textOf(tab, `${example} pre .highlighted`)).toContain('typo="caption.6"');
    await enterPhone(tab, example);
    const isSmall = () => document.querySelector('[style*="font-size: 7px"]') !== null;
    await until(inPhone(tab, `${example} iframe[data-drawn]`, isSmall)).toBe(true);
  });
});
