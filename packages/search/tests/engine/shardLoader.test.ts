import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ShardLoader } from '../../src/shared/engine/shardLoader.ts';
import { Once } from '../../src/shared/once.ts';

/** Files that are on their way, by name, with the ways to let them come or fail. */
let coming: Map<string, { give: (file: string) => void; fail: (error: Error) => void }>;
const asked = vi.fn<(name: string) => void>();
const added = vi.fn<(shards: ReadonlyMap<number, string>) => void>();
let loader: ShardLoader<string>;

beforeEach(() => {
  coming = new Map();
  asked.mockClear();
  added.mockClear();
  loader = new ShardLoader<string>(
    (name) => {
      asked(name);
      return new Promise((give, fail) => coming.set(name, { give, fail }));
    },
    (shard) => `terms-${shard}`,
    added,
  );
});

const numbersAdded = () => added.mock.calls.flatMap(([shards]) => [...shards.keys()]);

describe('the parts of an index', () => {
  it('are asked for once, however many searches wait for them', async () => {
    const searches = [loader.load([1, 2]), loader.load([2, 1, 1]), loader.load([2])];
    expect(asked.mock.calls.flat().sort()).toEqual(['terms-1', 'terms-2']);
    coming.get('terms-1')?.give('a');
    coming.get('terms-2')?.give('b');
    await Promise.all(searches);
    expect(numbersAdded().sort()).toEqual([1, 2]);
    expect(loader.missing([1, 2, 3])).toEqual([3]);
  });

  it('are not asked for again once they are there', async () => {
    const first = loader.load([1]);
    coming.get('terms-1')?.give('a');
    await first;
    await loader.load([1]);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(added).toHaveBeenCalledTimes(1);
  });

  it('are asked for anew after they failed to come', async () => {
    const first = loader.load([1]);
    coming.get('terms-1')?.fail(new Error('offline'));
    await expect(first).rejects.toThrow('offline');
    expect(loader.missing([1])).toEqual([1]);
    const second = loader.load([1]);
    coming.get('terms-1')?.give('a');
    await second;
    expect(numbersAdded()).toEqual([1]);
  });

  it('come all together or not at all for one search', async () => {
    const search = loader.load([1, 2]);
    coming.get('terms-1')?.give('a');
    coming.get('terms-2')?.fail(new Error('offline'));
    await expect(search).rejects.toThrow('offline');
    expect(added).not.toHaveBeenCalled();
  });
});

describe('work that is done once', () => {
  it('is shared by all who ask, and its outcome too', async () => {
    const work = vi.fn(async () => ({}));
    const once = new Once(work);
    const [one, other] = await Promise.all([once.get(), once.get()]);
    expect(one).toBe(other);
    expect(await once.get()).toBe(one);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('is tried again by the next who asks after it failed', async () => {
    const work = vi.fn(async () => 'there').mockRejectedValueOnce(new Error('offline'));
    const once = new Once(work);
    await expect(Promise.all([once.get(), once.get()])).rejects.toThrow('offline');
    expect(await once.get()).toBe('there');
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('is done anew once it is to be forgotten, and an old failure undoes nothing', async () => {
    let fail: (error: Error) => void = () => undefined;
    const slow = new Promise<string>((_, reject) => {
      fail = reject;
    });
    const work = vi.fn(async () => 'new').mockReturnValueOnce(slow);
    const once = new Once(work);
    const old = once.get();
    once.forget();
    expect(await once.get()).toBe('new');
    fail(new Error('too late'));
    await expect(old).rejects.toThrow('too late');
    expect(await once.get()).toBe('new');
    expect(work).toHaveBeenCalledTimes(2);
  });
});
