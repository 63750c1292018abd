import type { LoadFile } from '../files/formats.ts';

/** Loads each shard once, however many queries wait for it; a failed attempt is forgotten. */
export class ShardLoader<File> {
  private readonly loadFile: LoadFile;
  private readonly nameOf: (shard: number) => string;
  private readonly add: (shards: ReadonlyMap<number, File>) => void;
  private readonly there = new Set<number>();
  private readonly coming = new Map<number, Promise<File>>();

  /** @param add takes shards that have come, each once */
  constructor(
    loadFile: LoadFile,
    nameOf: (shard: number) => string,
    add: (shards: ReadonlyMap<number, File>) => void,
  ) {
    this.loadFile = loadFile;
    this.nameOf = nameOf;
    this.add = add;
  }

  /** Those of the shards that have not been added. */
  missing(shards: Iterable<number>): number[] {
    return [...shards].filter((shard) => !this.there.has(shard));
  }

  private fetch(shard: number): Promise<File> {
    const known = this.coming.get(shard);
    if (known) {
      return known;
    }
    const coming = (this.loadFile(this.nameOf(shard)) as Promise<File>).finally(() =>
      this.coming.delete(shard),
    );
    this.coming.set(shard, coming);
    return coming;
  }

  async load(shards: readonly number[]): Promise<void> {
    const files = await Promise.all(
      this.missing(new Set(shards)).map(async (shard) => [shard, await this.fetch(shard)] as const),
    );
    // Another query may have added some of them meanwhile.
    const fresh = files.filter(([shard]) => !this.there.has(shard));
    if (fresh.length) {
      this.add(new Map(fresh));
      for (const [shard] of fresh) {
        this.there.add(shard);
      }
    }
  }
}
