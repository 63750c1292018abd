import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChildServer } from '../../../tests/support/childServer.ts';
import { startNginx } from '../../../tests/support/nginxServer.ts';
import { findNginx } from '../../lib/nginx.mjs';
import { dist, request, serveBuild, write, writePage } from '../support/servedBuild.ts';

const hosting = readFileSync(new URL('../../../site/HOSTING.md', import.meta.url), 'utf8');

serveBuild();

const hasNginx = findNginx() !== undefined;
let nginx: ChildServer | undefined;

beforeAll(async () => {
  if (!hasNginx) {
    return;
  }
  writePage('docs/intro/index.html', '<h1>설치</h1>');
  for (const path of [
    'index.md',
    'docs/intro.md',
    'build.json',
    'favicon.svg',
    'icons/180.png',
    'rss.xml',
    'llms.txt',
    'manifest.webmanifest',
    '_astro/a.Bc1.js',
    '_astro/a.Bc1.css',
    'agents/a.tgz',
    '.well-known/skills.json',
  ]) {
    write(path, path === 'build.json' ? '{"base":"/zs-ui/"}' : '글');
  }
  const documented = /```nginx\n([\s\S]*?)```/.exec(hosting)?.[1] ?? '';
  nginx = await startNginx((port) =>
    documented.replace('listen 80;', `listen ${port};`).replaceAll('/srv/zs-ui/', `${dist}/`),
  );
});

afterAll(() => nginx?.stop());

/** What both say of an answer; nginx sends Vary in two lines. */
const COMPARED = [
  'content-type',
  'cache-control',
  'x-content-type-options',
  'referrer-policy',
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
];

test
  .skipIf(!hasNginx)
  .each([
    '',
    'docs/intro/',
    'docs/none/',
    'none.js',
    'build.json',
    'favicon.svg',
    'icons/180.png',
    'icons/none.png',
    'rss.xml',
    'llms.txt',
    'index.md',
    'manifest.webmanifest',
    '_astro/a.Bc1.js',
    '_astro/a.Bc1.css',
    '_astro/none.js',
    '_astro/',
    'agents/a.tgz',
    '.well-known/',
    '.well-known/skills.json',
  ])('nginx by HOSTING.md answers as our server does: %s', async (path) => {
  for (const accept of ['text/html, */*', 'text/markdown, text/html']) {
    const ours = await request(path, { accept });
    const theirs = await fetch(`http://localhost:${nginx?.port}/zs-ui/${path}`, {
      headers: { accept, 'accept-encoding': 'identity' },
    });
    expect([theirs.status, await theirs.text()]).toEqual([ours.status, ours.body.toString()]);
    for (const name of COMPARED) {
      expect(theirs.headers.get(name) ?? undefined, name).toBe(ours.headers[name]);
    }
  }
});
