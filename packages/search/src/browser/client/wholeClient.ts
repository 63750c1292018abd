import { createEngine } from '../../shared/engine.ts';
import type { TextFile } from '../../shared/format.ts';
import type { BrowserSearchClient } from './browserClient.ts';
import { fetchJson, type OpenOptions } from './indexFiles.ts';
import { createListeners } from './listeners.ts';
import { once } from './once.ts';

/** Answers from the headings at once, and from the one text file once it has come. */
export function createWholeClient({ headings, textUrl }: OpenOptions): BrowserSearchClient {
  const listeners = createListeners();
  const engine = createEngine({ headings });
  let isComplete = false;
  const text = once(async () => {
    engine.addText(await fetchJson<TextFile>(textUrl));
    isComplete = true;
    listeners.tell();
  });
  const prepare = () =>
    text().then(
      () => true,
      () => false,
    );

  return {
    prepare,
    onBetter: listeners.add,
    async search(request) {
      const answer = await engine.search(request);
      // After the answer: to ask for a file takes a slow phone longer.
      prepare();
      if (isComplete || answer.results.some(({ nbHits }) => nbHits > 0)) {
        return answer;
      }
      // Nothing under the headings is no answer yet: the text may know it.
      await text();
      return engine.search(request);
    },
  };
}
