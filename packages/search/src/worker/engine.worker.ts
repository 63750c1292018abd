import { createIndexClient } from '../shared/engine/indexClient.ts';
import { HEADINGS_FILE } from '../shared/files/formats.ts';
import { fetchFile } from './fetchFile.ts';
import { handleRequests } from './handleRequests.ts';

declare const self: DedicatedWorkerGlobalScope;

handleRequests(self, ({ indexUrl, headings }) => {
  let early = headings;
  const load = async (name: string, isFresh: boolean): Promise<unknown> => {
    if (name === HEADINGS_FILE && early) {
      const file = new Response(early);
      early = undefined;
      return file.json();
    }
    return (await fetchFile(indexUrl + name, isFresh)).json();
  };
  return createIndexClient(load, (fault) => console.error(fault));
});
