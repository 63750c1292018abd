import { beforeEach, describe, expect, test, vi } from 'vitest';
import { makeIndexFiles } from '../../src/build/indexFolder.ts';
import { openEngine } from '../../src/shared/engine/engine.ts';
import { createIndexClient } from '../../src/shared/engine/indexClient.ts';
import { Unreachable } from '../../src/shared/errors.ts';
import { hierarchyOf, type SearchRecord } from '../../src/shared/records.ts';
import type { SearchClient } from '../../src/shared/searchClient.ts';
import { fixtureRecords, queryOf, readerOf } from '../fixture/site.ts';

function record(lvl1: string, content: string | null): SearchRecord {
  const url = `/docs/${lvl1}/`;
  return {
    objectID: `${url}${content ? 'text' : ''}`,
    url,
    url_without_anchor: url,
    anchor: null,
    type: content ? 'content' : 'lvl1',
    hierarchy: hierarchyOf(['Overlay', lvl1]),
    content,
    language: 'ko',
    docusaurus_tag: 'default',
  };
}

const small = makeIndexFiles([
  record('Alert', null),
  record('Alert', '사용자에게 확인을 받는 창입니다.'),
  record('Loader', null),
  record('Loader', '기다리는 동안 회전하는 표시입니다.'),
]);
const other = makeIndexFiles([record('Other', null), record('Other', '다른 빌드입니다.')]);

type Load = (name: string, isFresh: boolean) => Promise<unknown>;

let files: Record<string, string>;
let asked: string[];
/** Names of files that do not come, ever. */
let hanging: string[];
/** Names of files that fail. */
let offline: string[];
let faults: unknown[];

const load: Load = async (name) => {
  asked.push(name);
  if (offline.includes(name)) {
    throw new Unreachable(`${name} could not be reached.`);
  }
  return hanging.includes(name) ? new Promise(() => undefined) : JSON.parse(files[name] ?? '');
};

const open = (by: Load = load) => createIndexClient(by, (fault) => faults.push(fault));

async function find(client: SearchClient, text: string) {
  const { hits } = await client.search(queryOf(text));
  return hits.map(({ hierarchy }) => hierarchy.lvl1);
}

beforeEach(() => {
  files = small;
  asked = [];
  hanging = [];
  offline = [];
  faults = [];
});

describe('An index of two files', () => {
  test('loads nothing until it is asked to', () => {
    open();
    expect(asked).toEqual([]);
  });

  test('is prepared by its headings alone, once', async () => {
    const client = open();
    client.prepare?.();
    client.prepare?.();
    await vi.waitFor(() => expect(asked).toEqual(['headings.json']));
    expect(await find(client, 'Alert')).toEqual(['Alert']);
    expect(asked.filter((name) => name === 'headings.json')).toHaveLength(1);
  });

  test('answers from the headings while the text is on its way', async () => {
    hanging = ['text.json'];
    expect(await find(open(), 'Alert')).toEqual(['Alert']);
  });

  test('waits for the text before it says that there is nothing', async () => {
    expect(await find(open(), '회전하는')).toEqual(['Loader']);
  });

  test('improves each answer once when the text has come, and loads that once', async () => {
    const client = open();
    const improved = [vi.fn(), vi.fn()];
    const answers = await Promise.all(
      ['Alert', 'Loader'].map((text, n) => client.search(queryOf(text), improved[n])),
    );
    expect(answers.map(({ isPartial }) => isPartial)).toEqual([true, true]);
    client.loadFullIndex?.();
    await vi.waitFor(() => expect(improved[1]).toHaveBeenCalled());
    expect(await find(client, '회전하는')).toEqual(['Loader']);
    expect(asked).toEqual(['headings.json', 'text.json']);
    for (const one of improved) {
      expect(one).toHaveBeenCalledTimes(1);
      expect(one.mock.calls[0]?.[0].isPartial).toBeUndefined();
    }
  });

  test('an answer from the whole index is final', async () => {
    const client = open();
    await find(client, '회전하는');
    const improved = vi.fn();
    expect((await client.search(queryOf('Alert'), improved)).isPartial).toBeUndefined();
    expect(improved).not.toHaveBeenCalled();
  });
});

describe('What goes wrong', () => {
  test('an index that cannot be reached fails the search, and the next one tries again', async () => {
    offline = ['headings.json'];
    const client = open();
    await expect(find(client, 'Alert')).rejects.toThrow(Unreachable);
    offline = [];
    expect(await find(client, 'Alert')).toEqual(['Alert']);
  });

  test('preparing never fails', async () => {
    offline = ['headings.json'];
    const client = open();
    client.prepare?.();
    client.loadFullIndex?.();
    await vi.waitFor(() => expect(asked).not.toEqual([]));
    expect(faults).toEqual([]);
  });

  test('the headings go on answering when only the text is lost', async () => {
    offline = ['text.json'];
    const client = open();
    expect(await find(client, 'Alert')).toEqual(['Alert']);
    await expect(find(client, '회전하는')).rejects.toThrow(Unreachable);
    expect(faults).toEqual([]);
  });

  test('a text of nonsense is reported as a fault, and is none of the network', async () => {
    files = { ...small, 'text.json': '{"version":1' };
    const client = open();
    expect(await find(client, 'Alert')).toEqual(['Alert']);
    await vi.waitFor(() => expect(faults).toEqual([expect.any(SyntaxError)]));
    await expect(find(client, '회전하는')).rejects.toThrow(SyntaxError);
  });

  test.each(['null', '{}', '{"version":3}', '"headings"'])(
    'headings that are none are refused: %s',
    async (text) => {
      files = { ...small, 'headings.json': text };
      await expect(find(open(), 'Alert')).rejects.toThrow('cannot be read');
    },
  );
});

describe('A site that was published anew while it is read', () => {
  test('is searched anew, past every cache, and the reader sees no error', async () => {
    const fresh: string[] = [];
    const client = open(async (name, isFresh) => {
      if (isFresh) {
        fresh.push(name);
      }
      const from = name === 'text.json' || isFresh ? other : small;
      return JSON.parse(from[name] ?? '');
    });
    expect(await find(client, '다른')).toEqual(['Other']);
    expect(fresh).toEqual(['headings.json', 'text.json']);
  });

  test('the better answer comes by itself where the old headings had one', async () => {
    const client = open(async (name, isFresh) =>
      JSON.parse((name === 'text.json' || isFresh ? other : small)[name] ?? ''),
    );
    const improved = vi.fn();
    const first = await client.search(queryOf('Alert'), improved);
    expect(first.hits.map(({ url }) => url)).toEqual(['/docs/Alert/']);
    // The new build has no such page.
    await vi.waitFor(() => expect(improved).toHaveBeenCalled());
    expect(improved.mock.calls[0]?.[0].hits).toEqual([]);
    expect(await find(client, '다른')).toEqual(['Other']);
  });

  test('files that never fit are an error, not an endless try', async () => {
    files = { ...small, 'text.json': other['text.json'] ?? '' };
    await expect(find(open(), '다른')).rejects.toThrow('another build');
    expect(asked.length).toBeLessThanOrEqual(4);
  });
});

test('a synonym of a heading is understood before the texts have come', async () => {
  const synonyms = [{ use: '단축키', also: ['핫키'] }];
  const engine = await openEngine(readerOf(makeIndexFiles(fixtureRecords, { synonyms })));
  expect(engine.find(queryOf('핫키')).found[0]?.section.heading).toBe('단축키');
});
