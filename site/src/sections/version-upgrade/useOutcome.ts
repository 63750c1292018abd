import { useEffect, useState } from 'react';
import { versionUpgradeText as text } from '../../text/versionUpgrade.ts';
import type { BreaksAnswer, BreaksQuestion } from './readBreaks.ts';
import {
  type BrokenLine,
  brokenLines,
  EXAMPLE_FILE,
  type KnownVersions,
  type UpgradeData,
  type VersionPair,
} from './upgradeLists.ts';

/** What a file came to: a sentence, or its lines that break. */
export type Outcome = string | readonly BrokenLine[];

/** Letters of a file that is read: more is no screen. */
const MAX_FILE_LENGTH = 200_000;

function outcomeOf(answer: BreaksAnswer, source: string, data: UpgradeData, pair: VersionPair) {
  if ('fault' in answer) {
    return answer.fault === 'invalid' ? text.invalid(answer.line) : text.tooDeep;
  }
  if (answer.breaks.length > 0) {
    return brokenLines(source, answer.breaks, data, pair);
  }
  const { package: name } = data.history;
  return source.includes(name) ? text.noBreaks : text.notImported(name);
}

/**
 * Asks a worker, as a file would hold the page: 50,000 letters take 465 to 773 ms on a processor four times
 * slower, 7,000 still 276 to 497. The page itself reads it where a browser or a policy starts no worker. Each
 * question has a worker of its own, which ends with it: no answer is shown of another file.
 * @returns function that ends it
 */
function askWorker(
  question: BreaksQuestion,
  onAnswer: (answer: BreaksAnswer) => void,
  onError: () => void,
): () => void {
  let isOver = false;
  let worker: Worker | undefined;
  const askPage = (cause: unknown) => {
    console.warn(cause);
    import('./readBreaks.ts')
      .then(({ readBreaks }) => readBreaks(question))
      .then(
        (answer) => isOver || onAnswer(answer),
        (error: unknown) => {
          console.error(error);
          return isOver || onError();
        },
      );
  };
  const end = () => {
    isOver = true;
    worker?.terminate();
  };
  try {
    worker = new Worker(new URL('./breaks.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<BreaksAnswer>) => {
      end();
      onAnswer(data);
    });
    worker.addEventListener('error', askPage);
    worker.postMessage(question);
  } catch (error) {
    askPage(error);
  }
  return end;
}

/**
 * What a file came to, and how to ask again where that failed: by the page itself the second time, as browsers
 * cache a failed import() until then (https://github.com/whatwg/html/issues/6768). That of the example between
 * the usual versions is known beforehand.
 */
export function useOutcome(
  source: string,
  data: UpgradeData | undefined,
  pair: VersionPair,
  { usual, example }: KnownVersions,
): { outcome: Outcome; retry: (() => void) | undefined } {
  const [outcome, setOutcome] = useState<Outcome>('');
  const [tries, setTries] = useState(0);
  const isUsual = source === EXAMPLE_FILE && pair.from === usual.from && pair.to === usual.to;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    if (isUsual || source.trim() === '' || !data) {
      setOutcome('');
      return undefined;
    }
    if (source.length > MAX_FILE_LENGTH) {
      setOutcome(text.tooLong(MAX_FILE_LENGTH));
      return undefined;
    }
    setOutcome(text.reading);
    return askWorker(
      { source, history: data.history, pair },
      (answer) => setOutcome(outcomeOf(answer, source, data, pair)),
      () => setOutcome(text.notRead),
    );
  }, [source, data, pair, isUsual, tries]);
  const retry = () => (tries > 0 ? location.reload() : setTries(1));
  return {
    outcome: isUsual ? example : outcome,
    retry: !isUsual && outcome === text.notRead ? retry : undefined,
  };
}
