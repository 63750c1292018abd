import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { main } from '../../src/build/cli/main.ts';
import { openIndex } from '../../src/build/index.ts';
import { answerRequests } from '../../src/build/server/serve/answerRequests.ts';

let folder: string;
let said: string[];
let complained: string[];

const page = (title: string, body: string, lang = 'ko') =>
  `<!doctype html>\n<html lang="${lang}"><head><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>\n`;

/** A site as some generator may have written it. */
const site: Record<string, string> = {
  'index.html': page('처음', '<p>노트 앱의 문서입니다.</p>'),
  'guide/index.html': page('안내', '<h2 id="sync">동기화</h2><p>노트를 서버와 맞춥니다.</p>'),
  'about.html': page('소개', '<p>만든 사람들</p>'),
  'style.css': 'body { color: black }',
};

async function write(files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

const read = (name: string) => readFile(join(folder, name), 'utf8');

/** Runs the command and returns its exit code. */
function run(args: string, env: Record<string, string> = { LANG: 'en_US.UTF-8' }) {
  said = [];
  complained = [];
  return main(
    args.split(' ').flatMap((one) => one.replace('SITE', folder) || []),
    env,
    (line) => said.push(line),
    (line) => complained.push(line),
  );
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zs-search-'));
  await write(site);
});
afterEach(() => rm(folder, { recursive: true }));

describe('What the command says', () => {
  test.each([
    ['--help', 'zs-search build FOLDER'],
    ['', 'zs-search build FOLDER'],
    ['build --help', 'zs-search build FOLDER'],
    ['--version', /^\d+\.\d+\.\d+$/],
  ])('%s', async (args, text) => {
    expect(await run(args)).toBe(0);
    expect(said[0]).toMatch(text);
    expect(complained).toEqual([]);
  });

  test.each([
    ['crawl SITE', 'There is no command "crawl". Use build, serve or push'],
    ['build', 'No folder was given. Example: zs-search build dist'],
    ['build SITE --bse /x/', '"zs-search build" has no option --bse.'],
    ['build SITE --base', '--base cannot be used so'],
    ['build SITE --inject=yes', '--inject cannot be used so'],
    ['build SITE/nowhere', '/nowhere cannot be read. Build the site first'],
    ['build SITE/style.css', '/style.css cannot be read.'],
    ['build SITE --settings SITE/none.json', 'none.json cannot be read: ENOENT'],
    ['build SITE --settings SITE/style.css', 'style.css cannot be read:'],
    ['build SITE --synonyms SITE/none.json', 'none.json cannot be read: ENOENT'],
    ['push SITE --index n --synonyms SITE/style.css', 'style.css cannot be read:'],
    ['serve', 'No folder was given. Example: zs-search serve dist'],
    ['serve SITE', 'There is no index in'],
    ['serve SITE --port 99999', '"99999" is not a port.'],
    ['serve SITE --port x', '"x" is not a port.'],
    ['push SITE', '`indexName` is missing. Give it with --index / ALGOLIA_INDEX.'],
    ['push SITE --index notes', '`appId` is missing. Give it with --app / ALGOLIA_APP_ID.'],
    ['push SITE --index notes --app A', 'The admin key is missing.'],
    ['push SITE --indexx notes', '"zs-search push" has no option --indexx.'],
  ])('%s ends with 1 and one sentence', async (args, text) => {
    expect(await run(args)).toBe(1);
    expect(complained).toHaveLength(1);
    expect(complained[0]).toContain(text);
    expect(complained[0]).not.toContain('    at ');
  });

  test.each([
    [{ LANG: 'ko_KR.UTF-8' }, '폴더를 지정하지 않았습니다.'],
    [{ LANG: 'en_US.UTF-8', LC_ALL: 'ko_KR.UTF-8' }, '폴더를 지정하지 않았습니다.'],
    [{ LANG: 'C' }, 'No folder was given.'],
    [{}, 'No folder was given.'],
  ])('it is in the language of the terminal: %j', async (env, text) => {
    expect(await run('build', env)).toBe(1);
    expect(complained[0]).toContain(text);
  });

  test('a file that cannot be written is named, with the reason', async () => {
    await write({ 'search-index/headings.json/x': '' });
    expect(await run('build SITE')).toBe(1);
    expect(complained[0]).toMatch(/headings\.json cannot be read or written: .*EISDIR/);
  });

  test('a fault of its own is shown whole', async () => {
    const broken = () => {
      throw new Error('broken');
    };
    const code = await main(['--help'], {}, broken, (line) => complained.push(line));
    expect(code).toBe(1);
    expect(complained.at(-1)).toMatch(
      /^This is a fault of zs-search itself:\nError: broken\n {4}at /,
    );
  });
});

describe('zs-search build', () => {
  test('writes an index that finds the pages under their addresses', async () => {
    expect(await run('build SITE --base docs')).toBe(0);
    expect(said).toEqual([`3 pages, 4 sections: ${join(folder, 'search-index')}`]);
    const engine = await openIndex(join(folder, 'search-index'));
    const { results } = await answerRequests(engine, [{ indexName: 'n', query: '동기화' }]);
    expect(results[0]?.hits[0]?.url).toBe('/docs/guide/#sync');
    expect(results[0]?.hits[0]?.hierarchy.lvl0).toBe('문서');
  });

  test('leaves the pages as they are', async () => {
    await run('build SITE');
    expect(await read('index.html')).toBe(site['index.html']);
    expect((await readdir(join(folder, 'search-index'))).sort()).toEqual([
      'headings.json',
      'text.json',
    ]);
  });

  test('says when there is nothing to find', async () => {
    await rm(folder, { recursive: true });
    await write({ 'style.css': '' });
    expect(await run('build SITE')).toBe(1);
    expect(complained[0]).toContain('it holds no HTML page that wants to be found');
  });

  test('leaves out what hosts show when there is no page', async () => {
    await write({ '404.html': page('없음', ''), 'ko/404/index.html': page('없음', '') });
    await run('build SITE');
    expect(said[0]).toContain('3 pages');
  });

  test('puts pages that name none into a group in their language, whatever the terminal speaks', async () => {
    await write({ 'en/index.html': page('Start', '<p>Notes</p>', 'en') });
    for (const LANG of ['C', 'ko_KR.UTF-8', 'en_US.UTF-8']) {
      await run('build SITE', { LANG });
      const engine = await openIndex(join(folder, 'search-index'));
      const groupOf = async (query: string) => {
        const { results } = await answerRequests(engine, [{ indexName: 'n', query }]);
        return results[0]?.hits[0]?.hierarchy.lvl0;
      };
      expect([await groupOf('동기화'), await groupOf('Start')]).toEqual(['문서', 'Documentation']);
    }
  });

  test('says how many headings no result can lead to, and what to do', async () => {
    await write({ 'plain.html': page('표', '<h2>가</h2><p>글</p><h2>나</h2>') });
    await run('build SITE');
    expect(said[1]).toMatch(/^2 headings have no id \("가"\).*generator/);
    await run('build SITE', { LANG: 'ko_KR.UTF-8' });
    expect(said[1]).toMatch(/^id가 없는 제목이 2개.*id를 추가/);
    await run('push SITE --index n --dry-run');
    expect(said[1]).toMatch(/^2 headings have no id \("가"\)/);
  });

  test('puts pages that name none into the group it is given', async () => {
    await run('build SITE --category 설명서');
    expect(await read('search-index/headings.json')).toContain('"설명서"');
  });
});

describe('zs-search build --inject', () => {
  const tags =
    /<script src="([^"]+)" data-zs-search><\/script><link rel="stylesheet" href="([^"]+)" data-zs-search><script type="module" src="([^"]+)" data-zs-search="([^"]*)"><\/script>/;

  test('puts three tags at the end of the head of every page, and changes nothing else', async () => {
    expect(await run('build SITE --base /x/ --inject')).toBe(0);
    for (const name of ['index.html', 'guide/index.html', 'about.html']) {
      const html = await read(name);
      const [all = '', early, sheet, script, settings = ''] = tags.exec(html) ?? [];
      expect(early).toBe('/x/search-index/early.js');
      expect(sheet).toBe('/x/search-index/search.css');
      expect(script).toBe('/x/search-index/search.js');
      expect(JSON.parse(settings.replaceAll('&quot;', '"'))).toEqual({
        baseUrl: '/x/',
        pageUrl: '/x/search/',
      });
      expect(html.replace(all, '')).toBe(site[name]);
      expect(html).toContain(`${all}</head>`);
    }
    expect(said.at(1)).toContain('The search stands in 3 pages');
  });

  test('brings the scripts, their chunks and the style sheet', async () => {
    await run('build SITE --inject');
    expect(await read('search-index/search.js')).toContain('chunks/');
    const early = await read('search-index/early.js');
    expect(early).toContain('takeEarlySearch');
    expect(early).not.toMatch(/\b(?:import|export)\b/);
    expect(await read('search-index/search.css')).toContain('.zs-search-dialog');
    const chunks = await readdir(join(folder, 'search-index/chunks'));
    expect(chunks.some((name) => name.startsWith('engine.worker'))).toBe(true);
  });

  test('twice is as good as once', async () => {
    await run('build SITE --inject --base /old/');
    await run('build SITE --inject');
    const html = await read('guide/index.html');
    expect(html.match(/data-zs-search/g)).toHaveLength(3);
    expect(html).not.toContain('/old/');
    expect(said.at(-1)).toBe(`Search page: ${join(folder, 'search/index.html')}`);
  });

  test('writes a search page that lists all pages and is not found itself', async () => {
    await run('build SITE --inject');
    const html = await read('search/index.html');
    expect(html).toContain('<html lang="ko">');
    expect(html).toContain('<li><a href="/guide/">안내</a></li>');
    expect(html).toContain('noindex');
    expect(tags.test(html)).toBe(true);
    await run('build SITE --inject');
    expect(said[0]).toContain('3 pages');
  });

  test('never writes over a page of the site', async () => {
    await write({ 'search/index.html': page('찾기', '') });
    expect(await run('build SITE --inject')).toBe(1);
    expect(complained[0]).toContain('search/index.html is a page of the site already.');
    expect(await read('index.html')).toBe(site['index.html']);
    expect(await run('build SITE --inject --page find.html')).toBe(0);
    expect(await read('index.html')).toContain('pageUrl&quot;:&quot;/find.html&quot;');
  });

  test('takes settings of the site from a file', async () => {
    await write({ 'settings.json': '{"suggestions":["동기화"],"missingResultsUrl":"/?a&b"}' });
    await run('build SITE --inject --settings SITE/settings.json');
    const [, , , , settings = ''] = tags.exec(await read('index.html')) ?? [];
    expect(JSON.parse(settings.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))).toEqual({
      baseUrl: '/',
      pageUrl: '/search/',
      suggestions: ['동기화'],
      missingResultsUrl: '/?a&b',
    });
  });

  test.each([
    ['{"provider":{"name":"elastic"}}', '"elastic" ≠ "embedded", "server", "algolia"'],
    ['{"provider":"algolia"}', '"embedded", "server", "algolia"'],
    ['{"provider":{"name":"server"}}', '`host` is missing'],
    ['{"provider":{"name":"algolia","appId":"A","apiKey":"K"}}', '`indexName` is missing'],
    ['{"provider":null}', '"embedded", "server", "algolia"'],
  ])(
    'refuses settings by which nobody would answer, before it writes: %s',
    async (json, reason) => {
      await write({ 'settings.json': json });
      expect(await run('build SITE --inject --settings SITE/settings.json')).toBe(1);
      expect(complained[0]).toContain(reason);
      expect(await read('index.html')).toBe(site['index.html']);
    },
  );

  test('lets readers of each language find what is written in it', async () => {
    await write({ 'en.html': page('Guide', '<p>Notes are kept in sync.</p>', 'en') });
    await run('build SITE --inject');
    expect(await read('en.html')).toContain('language:en');
    expect(await read('index.html')).toContain('language:ko');
  });

  test.each([
    ['no head', '<html lang="ko"><body><h1>가</h1></body></html>', '</script><body>'],
    ['no html at all', '<h1>가</h1><p>나</p>', /^<script src.*<\/script><h1>/],
    [
      'a doctype alone',
      '<!DOCTYPE html>\n<h1>가</h1>',
      /^<!DOCTYPE html><script src.*<\/script>\n<h1>/,
    ],
    ['a head that is not closed', '<head><title>가</title><body>나', /^<head><script src.*<title>/],
  ])('finds a place in a page with %s', async (_what, html, expected) => {
    await write({ 'odd.html': html });
    await run('build SITE --inject');
    const made = await read('odd.html');
    expect(made).toMatch(expected);
    expect(made.replace(tags, '')).toBe(html);
  });
});

describe('zs-search push', () => {
  test('--dry-run counts and sends nothing', async () => {
    expect(await run('push SITE --index notes --dry-run')).toBe(0);
    expect(said).toEqual([
      '7 records from 3 pages, for the index notes',
      'This was a dry run: nothing was sent.',
    ]);
  });
});
