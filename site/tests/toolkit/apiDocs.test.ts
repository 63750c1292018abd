import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Api } from '@zs-docs/api-docs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { apiDocs } from '../../src/toolkit/api/apiDocs.ts';
import {
  toolkitApi,
  toolkitApiFile,
  toolkitFolder,
  toolkitReader,
} from '../../src/toolkit/api/toolkit.ts';
import { contentFolder } from '../support/contentFolder.ts';

let folder = '';

beforeEach(() => {
  folder = contentFolder();
});

afterEach(() => {
  vi.restoreAllMocks();
});

const committed = () => readFileSync(toolkitApiFile, 'utf8');

/** What development asks of the integration, as far as it is used here. */
type Hook = (options: object) => void;

/** Lets development begin in a folder, with an API read from the code. */
function develop(api: Api) {
  vi.spyOn(toolkitReader, 'invalidate').mockImplementation(() => undefined);
  vi.spyOn(toolkitReader, 'api').mockImplementation(() => api);
  vi.spyOn(toolkitReader, 'extracted').mockImplementation(() => ({ api, problems: [] }));
  const hooks = apiDocs().hooks as Record<string, Hook>;
  const updateConfig = vi.fn();
  const watcher = { add: vi.fn(), on: vi.fn() };
  const warn = vi.fn();
  const config = { root: pathToFileURL(folder) };
  hooks['astro:config:setup']?.({ command: 'dev', config, updateConfig });
  hooks['astro:server:setup']?.({ server: { watcher }, logger: { warn } });
  const file: string = updateConfig.mock.calls[0]?.[0].vite.resolve.alias[toolkitApi];
  const edit = (edited: string) => {
    for (const [, listener] of watcher.on.mock.calls) {
      listener('change', edited);
    }
  };
  return { file, warn, edit };
}

it('makes the tables of development follow the code, and leaves the committed file alone', () => {
  const before = committed();
  const api = JSON.parse(before) as Api;
  const { file, warn, edit } = develop(api);
  expect(JSON.parse(readFileSync(file, 'utf8')).entries).toEqual(api.entries);
  const [first] = api.entries;
  const name = first?.name ?? '';
  api.entries = [{ ...api.entries[0], name: 'Experiment' } as (typeof api.entries)[0]];
  edit(`${toolkitFolder}src/index.ts`);
  expect(readFileSync(file, 'utf8')).toContain('"Experiment"');
  expect(readFileSync(file, 'utf8')).not.toContain(`"name": "${name}"`);
  expect(warn.mock.calls.flat().join()).toContain('npm run api');
  expect(committed()).toBe(before);
});

it('tells of a name that no page can cover once the page is saved', () => {
  vi.useFakeTimers();
  const { warn, edit } = develop(JSON.parse(committed()) as Api);
  const page = `${folder}content/docs/Fresh.mdx`;
  const matter =
    'title: 글\ndescription: 열 글자가 넘는 설명입니다.\nsidebar_position: 1\ngroup: Start\n';
  writeFileSync(page, `---\n${matter}covers: [ZSTexx]\n---\n`);
  edit(`/site/content/docs/Fresh.mdx`);
  vi.runAllTimers();
  vi.useRealTimers();
  expect(warn.mock.lastCall?.[0]).toContain('없는 이름입니다(ZSTexx). 비슷한 이름: ZSText');
});

it('takes the committed file for a build', () => {
  const updateConfig = vi.fn();
  const hooks = apiDocs().hooks as Record<string, Hook>;
  const config = { root: pathToFileURL(folder) };
  hooks['astro:config:setup']?.({ command: 'build', config, updateConfig });
  expect(updateConfig).not.toHaveBeenCalled();
});
