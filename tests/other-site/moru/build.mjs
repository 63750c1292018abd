// A small generator: pages/*.html with tables in them, twice, for two ways to a search. Phones need
// a script of their own, so they stand in the pages that are bundled.
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { ko, popoverTypes } from '@zs-docs/api-docs';
import { EntryTable, TypePopovers } from '@zs-docs/api-docs/react';
import { ko as phoneText } from '@zs-docs/playground';
import { buildPlayground } from '@zs-docs/playground/build';
import { Example } from '@zs-docs/playground/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const api = JSON.parse(await readFile('api.json', 'utf8'));
const docs = { api, text: ko };
const draw = (component, props) => renderToStaticMarkup(createElement(component, props));

/** The table of an export, and what its types are. */
const table = (name) =>
  draw(EntryTable, { docs, of: name }) +
  draw(TypePopovers, { docs, names: popoverTypes(api, [name]) });

await rm('dist', { recursive: true, force: true });
const { examples } = await buildPlayground(
  {
    toolkit: {
      module: 'moru-ui',
      entry: fileURLToPath(new URL('toolkit/src/index.ts', import.meta.url)),
    },
    text: phoneText,
  },
  'dist/bundled',
);

/** An example on a phone over its code. */
const phone = (name) =>
  draw(Example, { example: examples.get(name), base: '/bundled/', text: phoneText });

const early = await readFile(
  fileURLToPath(import.meta.resolve('@zs-docs/search/early.js')),
  'utf8',
);

const asset = (name) =>
  `<link rel="stylesheet" href="/bundled/assets/${name}.css"><script type="module" src="/bundled/assets/${name}.js"></script>`;

const tags = {
  injected: '',
  bundled: `<script>${early}</script>${asset('search')}${asset('phones')}${asset('versions')}`,
};

function pageHtml(body, way) {
  const title = /<h1>(.*?)<\/h1>/.exec(body)[1];
  const text = body
    .replaceAll(/<!-- table (\w+) -->/g, (_all, name) => table(name))
    .replace('<!-- versions -->', way === 'bundled' ? '<div id="my-version"></div>' : '')
    .replaceAll(/<!-- phone (\S+) -->/g, (_all, name) => (way === 'bundled' ? phone(name) : ''));
  return `<!doctype html>
<html lang="ko">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<title>${title}</title>
<link rel="stylesheet" href="/${way}/tables.css"><link rel="stylesheet" href="/${way}/popovers.css">
${tags[way]}</head>
<body><nav><a href="/${way}/">모루</a> <button type="button" data-search-open>찾기</button></nav>
<main>${text.replaceAll('href="./', `href="/${way}/`)}</main></body>
</html>`;
}

for (const way of Object.keys(tags)) {
  for (const file of await readdir('pages')) {
    const folder = file === 'index.html' ? '' : file.replace('.html', '/');
    await mkdir(`dist/${way}/${folder}`, { recursive: true });
    const body = await readFile(`pages/${file}`, 'utf8');
    await writeFile(`dist/${way}/${folder}index.html`, pageHtml(body, way));
  }
  for (const sheet of ['tables.css', 'popovers.css']) {
    await cp(
      fileURLToPath(import.meta.resolve(`@zs-docs/api-docs/${sheet}`)),
      `dist/${way}/${sheet}`,
    );
  }
}
await mkdir('dist/bundled/find');
await writeFile(
  'dist/bundled/find/index.html',
  pageHtml('<h1>찾기</h1><div id="find"></div>', 'bundled').replace(
    '<meta charset',
    '<meta name="robots" content="noindex"><meta charset',
  ),
);
