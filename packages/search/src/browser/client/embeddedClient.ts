import { createEngine, type Engine } from '../../shared/engine.ts';
import type { HeadingsFile, TextFile } from '../../shared/format.ts';
import type { BrowserSearchClient } from './browserClient.ts';
import { once } from './once.ts';

interface EmbeddedOptions {
  headingsUrl: string;
  textUrl: string;
  /** The headings file if it is on its way already, used for the first attempt. */
  early?: Promise<Response> | undefined;
}

async function fetchJson<T>(url: string, coming: Promise<Response> = fetch(url)): Promise<T> {
  const response = await coming;
  if (!response.ok) {
    throw new Error(`The search index ${url} could not be loaded: status ${response.status}.`);
  }
  return response.json();
}

/** Answers from the site's own index files: headings first, the text behind them. */
export function createEmbeddedClient({
  headingsUrl,
  textUrl,
  early,
}: EmbeddedOptions): BrowserSearchClient {
  const listeners = new Set<() => void>();
  let complete: Engine | undefined;

  let coming = early;

  const headings = once(async () => {
    const file = fetchJson<HeadingsFile>(headingsUrl, coming);
    coming = undefined;
    return createEngine({ headings: await file });
  });
  const text = once(async () => {
    const [engine, file] = await Promise.all([headings(), fetchJson<TextFile>(textUrl)]);
    try {
      engine.addText(file);
    } catch (error) {
      // A text of another build: the site was published in between, so its headings are old too.
      headings.forget();
      throw error;
    }
    complete = engine;
    for (const listener of listeners) {
      listener();
    }
    return engine;
  });
  const loadText = () => {
    text().catch(() => undefined);
  };

  return {
    prepare: () => {
      headings().then(loadText, () => undefined);
    },
    onBetter(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async search(request) {
      if (complete) {
        return complete.search(request);
      }
      const engine = await headings();
      loadText();
      const answer = await engine.search(request);
      // Nothing under the headings is no answer yet: the text may know it.
      return answer.results.every(({ nbHits }) => nbHits === 0)
        ? (await text()).search(request)
        : answer;
    },
  };
}
