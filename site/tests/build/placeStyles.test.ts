import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { placePageStyles, placeStyles } from '../../src/build/styles/placeStyles.ts';
import { SHELL, sheetOf } from '../../src/build/styles/sheets.ts';
import { builtPage } from '../support/builtPage.ts';

const link = (name: string) => `<link rel="stylesheet" href="/zs-ui/_astro/${name}.a-1_b.css">`;
const mark = '<span id="first-view-end" hidden=""></span>';
const expectMark = '<link rel="expect" href="#first-view-end" blocking="render">';
const head = `<head><title>t</title>${link('home')}${link('site')}${link('shell')}${link('ThemeBuilder')}</head>`;
const place = (html: string, kind: 'doc' | 'builtIn' = 'doc') =>
  placePageStyles(html, { kind }, () => 'p{color:$&}');

describe('Styles of a page', () => {
  test('are the shell in its head and links where its first view ends, in the order of the cascade', () => {
    expect(place(`${head}<h1>제목</h1>${mark}<p>글</p>`)).toBe(
      `<head><title>t</title>${expectMark}<style>p{color:$&}</style></head><h1>제목</h1>${mark}${link('site')}${link('home')}<p>글</p>`,
    );
  });

  test('stay in the head of a page that is one view', () => {
    expect(place(`${head}<h1>제목</h1>`, 'builtIn')).toBe(
      `<head><title>t</title><style>p{color:$&}</style>${link('site')}${link('home')}</head><h1>제목</h1>`,
    );
  });

  test('are none on a page that only redirects', () => {
    expect(place('<head></head>', 'builtIn')).toBeUndefined();
  });

  test.each([
    ['a long page without an end of its first view', `${head}<h1>`, /0 <FirstViewEnd/],
    ['a page with two', `${head}${mark}${mark}`, /2 <FirstViewEnd/],
    ['a page without the shell', `<head>${link('site')}</head>${mark}`, /sheet of the shell/],
  ])('stop the build for %s', (_what, html, message) => {
    expect(() => place(html)).toThrow(message);
  });

  test('come from the file of the shell', () => {
    const folder = `${mkdtempSync(join(tmpdir(), 'styles-'))}/`;
    mkdirSync(`${folder}_astro`);
    writeFileSync(`${folder}_astro/shell.a-1_b.css`, 'body{margin:0}\n');
    const step = placeStyles({ folder, base: '/zs-ui/' });
    const written = step.page?.(builtPage(head + mark));
    rmSync(folder, { recursive: true });
    expect(written).toContain('<style>body{margin:0}</style>');
  });
});

test.each([
  ['site/src/layout/ui/tokens.css', 'shell'],
  ['site/src/layout/shell/Navbar.module.css', 'shell'],
  ['site/src/sections/docs/DocPage.module.css', 'shell'],
  ['site/src/layout/ui/Prose.module.css?x', 'site'],
  ['site/src/sections/docs/PageTools.module.css', 'site'],
  ['packages/playground/styles/example.css', 'site'],
  ['packages/search/styles/results.css', 'search'],
  ['site/src/sections/home/Hero.module.css', 'home'],
])('%s is a part of the sheet %s', (file, sheet) => {
  expect(sheetOf(`/project/${file}`)).toBe(sheet);
});

test.each(SHELL)('%s is there', (file) => {
  expect(existsSync(new URL(`../../src/${file}`, import.meta.url))).toBe(true);
});
