import { makeIndexFiles } from '../src/build/indexFiles.ts';
import { createEngine } from '../src/shared/engine.ts';
import type { SearchClient, SearchRecord } from '../src/shared/protocol.ts';

/** Takes DocSearch records, returns the files that a browser would fetch. */
export function build(records: readonly SearchRecord[]): Record<string, string> {
  return makeIndexFiles(records);
}

/** Takes those files as strings or bytes, returns the engine over them. */
export async function open(files: Record<string, string | Uint8Array>): Promise<SearchClient> {
  const read = (name: string) => {
    const file = files[name] ?? '';
    return JSON.parse(typeof file === 'string' ? file : new TextDecoder().decode(file));
  };
  const headings = read('headings.json');
  if (!headings.sharded) {
    return createEngine({ headings, text: read('text.json') });
  }
  const { createShardedEngine } = await import('../src/shared/shards/shardedEngine.ts');
  return createShardedEngine({ headings, words: read('words.json') }, async (name) => read(name));
}
