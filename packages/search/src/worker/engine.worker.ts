import { createIndexClient } from '../shared/engine/indexClient.ts';
import { HEADINGS_FILE } from '../shared/files/formats.ts';
import { indexReader } from '../shared/files/indexReader.ts';
import { handleRequests } from './handleRequests.ts';

declare const self: DedicatedWorkerGlobalScope;

handleRequests(self, ({ indexUrl, headings }) => {
  let early = headings;
  const read = indexReader(indexUrl, fetch);
  const load = async (name: string, isFresh: boolean): Promise<unknown> => {
    if (name === HEADINGS_FILE && early) {
      const file = new Response(early);
      early = undefined;
      return file.json();
    }
    return read(name, isFresh);
  };
  return createIndexClient(load, (fault) => console.error(fault));
});
