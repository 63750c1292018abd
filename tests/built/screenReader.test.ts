import { describe, expect, test } from 'vitest';
import { builtFiles, builtPage } from '../support/builtPages.ts';

/** Every page that is shown, not only those of a list; redirects have no text. */
const pages = builtFiles()
  .filter((name) => name.endsWith('index.html') || name === '404.html')
  .map((name) => (name === '404.html' ? '404/' : name.slice(0, -'index.html'.length)))
  .filter((path) => !path.startsWith('preview/') && builtPage(path).querySelector('main h1'))
  .map((path) => ({ path }));

const isNamed = (element: Element) =>
  element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby');

/** The label of an element, of its own or of the element that it names. */
const labelOf = (element: Element) =>
  element.getAttribute('aria-label') ??
  element.ownerDocument.getElementById(element.getAttribute('aria-labelledby') ?? '')
    ?.textContent ??
  '';

/** A landmark by HTML's rules: a section needs a name, an aside one within an article. */
function isLandmark(element: Element): boolean {
  const role = element.getAttribute('role');
  if (role !== null) {
    return /^(?:region|complementary|navigation|search|form|banner|contentinfo|main)$/.test(role);
  }
  if (element.matches('section, form, article aside')) {
    return isNamed(element);
  }
  return !element.matches(':is(article, section, main) :is(header, footer)');
}

const LANDMARKS = 'main, nav, aside, header, footer, search, section, form, [role]';

/** Three words of English or more, which are not all names, nor a command or code. */
function isSentence(text: string): boolean {
  const words = text.trim().split(/\s+/);
  const isCode = /[=;{}|]|^(?:npx|npm|yarn|pnpm|cd|import) /.test(text.trim());
  const small = words.filter((word) => /^[a-z]{2,}[.,:]?$/.test(word));
  return !isCode && words.length > 2 && small.length > 1;
}

describe.each(pages)('/$path by ear', ({ path }) => {
  const page = builtPage(path);
  const main = page.querySelector('main') as Element;

  test('has at most ten landmarks, the parts of the page', () => {
    const names = [...page.querySelectorAll(LANDMARKS)]
      .filter((element) => isLandmark(element) && !element.closest('dialog, [hidden]'))
      // One that is drawn in two places for two widths counts once.
      .map((element) => `${element.localName} ${labelOf(element)}`);
    expect(new Set(names).size, names.join(', ')).toBeLessThanOrEqual(10);
  });

  test('has no stop of the keyboard without a role and a name', () => {
    const stops = [...page.querySelectorAll('[tabindex="0"]')];
    const nameless = stops.filter((stop) => !stop.getAttribute('role') || !isNamed(stop));
    expect(nameless.map(({ outerHTML }) => outerHTML.slice(0, 100))).toEqual([]);
  });

  test('says of each frame of code and each colour what it is for; an example names its buttons', () => {
    const buttons = '[data-copy], [data-token]';
    const bare = [...main.querySelectorAll(buttons)].filter((button) => {
      const shown = button.textContent?.trim() ?? '';
      const name = button.getAttribute('aria-label') ?? '';
      // Who speaks to the computer says what they see: the name holds it.
      return name.length <= shown.length || !name.includes(shown);
    });
    expect(bare.map(({ outerHTML }) => outerHTML.slice(0, 200))).toEqual([]);
  });

  test('names each table, and each of its rows', () => {
    for (const table of main.querySelectorAll('table')) {
      const about = table.textContent?.slice(0, 60);
      expect(table.querySelector('caption') ?? isNamed(table), about).toBeTruthy();
      expect(
        [...table.querySelectorAll('tbody tr')].filter((row) => !row.querySelector('th[scope=row]'))
          .length,
        about,
      ).toBe(0);
    }
  });

  test('has English sentences read by an English voice', () => {
    const texts = page.createTreeWalker(main, 4 /* NodeFilter.SHOW_TEXT */);
    const unmarked: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement as Element;
      if (!parent.closest('pre, template, script, style, svg, [lang]:not(html)')) {
        unmarked.push(...(node.textContent?.split(/[가-힣]+/).filter(isSentence) ?? []));
      }
    }
    expect(unmarked).toEqual([]);
  });

  test('has names of the API that are one word to every reader', () => {
    expect(
      [...main.querySelectorAll('wbr')].map(({ parentElement }) => parentElement?.textContent),
    ).toEqual([]);
  });
});
