import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { budgets } from '../lib/budgets.ts';
import { weigh } from '../lib/weigh.ts';

let folder = '';

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const weighHere = (weighed: Parameters<typeof weigh>[0]) =>
  weigh(weighed, pathToFileURL(`${folder}/`));

/** Returns text that hardly compresses. */
const noise = (length: number) =>
  Array.from({ length }, (_, at) =>
    String.fromCharCode(97 + (((at * at * 31 + at * 17) % 1009) % 26)),
  ).join('');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'budgets-'));
  write('_astro/Editor.a1.js', "import'./parser.b2.js';import('./later.c3.js');");
  write('_astro/parser.b2.js', 'export const parser=1;');
  write('_astro/later.c3.js', `export const later="${noise(2000)}";`);
  write('page/index.html', '<script type="module" src="/zs-ui/_astro/parser.b2.js"></script>');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('chunks weigh what they import, and not what they load later', () => {
  const alone = weighHere({ counts: 'scripts', path: 'page/index.html' });
  const editor = weighHere({ counts: 'chunks', chunks: ['Editor'] });
  expect(editor).toBeGreaterThan(alone);
  expect(editor).toBeLessThan(200);
});

it('what grows weighs more', () => {
  const before = weighHere({ counts: 'chunks', chunks: ['Editor'] });
  write('_astro/parser.b2.js', `export const parser="${noise(5000)}";`);
  expect(weighHere({ counts: 'chunks', chunks: ['Editor'] })).toBeGreaterThan(before + 100);
  expect(weighHere({ counts: 'scripts', path: 'page/index.html' })).toBeGreaterThan(100);
});

it('a page weighs its layout: head, shell, styles and scripts, and no word of its author', () => {
  const weighPage = (html: string) => {
    write('page/index.html', html);
    return weighHere({ counts: 'layout', path: 'page/index.html' });
  };
  const shell = (content: string) => `<nav>${noise(500)}</nav><main>${content}</main>`;
  const empty = weighPage(shell('<article></article>'));
  expect(weighPage(shell(`<article>${noise(3000)}</article>`))).toBeLessThanOrEqual(empty);
  expect(weighPage(shell(noise(3000)))).toBeLessThanOrEqual(empty);
  const style = `<style>${noise(3000)}</style>`;
  expect(weighPage(shell(`<article>${style}</article>`))).toBeGreaterThan(empty + 100);
  const picture = `<template>${style}</template>`;
  expect(weighPage(shell(`<article>${picture}</article>`))).toBeLessThanOrEqual(empty);
  write('_astro/sheet.e5.css', noise(3000));
  const sheet = '<link rel="stylesheet" href="/zs-ui/_astro/sheet.e5.css">';
  expect(weighPage(sheet + shell(''))).toBeGreaterThan(empty + 100);
});

it('a chunk that is gone is an error, not nothing', () => {
  expect(() => weighHere({ counts: 'chunks', chunks: ['compileForReader'] })).toThrow(
    /compileForReader에서 만든 파일이 없습니다/,
  );
});

it('the phone has its two limits', () => {
  const limits = Object.fromEntries(budgets.map(({ title, limit }) => [title, limit]));
  expect(limits['미리보기 프레임']).toBe(112_000);
  expect(limits['편집기와 컴파일러']).toBe(52 * 1024);
});
