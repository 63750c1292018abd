import { type IndexOptions, makeIndexFiles } from '../src/build/indexFolder.ts';
import { answerRequests } from '../src/build/server/serve/answerRequests.ts';
import { openEngine } from '../src/shared/engine/engine.ts';
import type { ProviderRequest } from '../src/shared/providerProtocol.ts';
import type { SearchRecord } from '../src/shared/records.ts';

/** Takes DocSearch records, returns the files that a browser would fetch. */
export function build(
  records: readonly SearchRecord[],
  options: IndexOptions = {},
): Record<string, string> {
  return makeIndexFiles(records, options);
}

/** Takes those files as strings or bytes, returns the engine over them in the provider's protocol. */
export async function open(files: Record<string, string | Uint8Array>) {
  const engine = await openEngine(async (name) => {
    const file = files[name] ?? '';
    return JSON.parse(typeof file === 'string' ? file : new TextDecoder().decode(file));
  });
  return {
    search: ({ requests }: { requests: readonly ProviderRequest[] }) =>
      answerRequests(engine, requests),
  };
}
