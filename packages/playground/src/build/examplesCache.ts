import { checkTypes, typeProblems } from './checkTypes.ts';
import { checkUses } from './checkUses.ts';
import type { Settings } from './options.ts';
import { createPosterCache } from './posterCache.ts';
import { describeProblems, type Problem } from './problems.ts';
import { type ExampleFolder, readExamples } from './readExamples.ts';

/** @throws Error that names every problem, when there are any, without a stack: it would list no file of an author */
function throwProblems(problems: readonly Problem[], { messages }: Settings): void {
  if (problems.length > 0) {
    throw Object.assign(new Error(describeProblems(problems, messages)), { stack: '' });
  }
}

function warn(problems: readonly Problem[], { messages }: Settings): void {
  if (problems.length > 0) {
    console.warn(describeProblems(problems, messages));
  }
}

/** Reads the folder, with the problems in it and in its uses. */
async function readChecked(settings: Settings): Promise<ExampleFolder> {
  const found = await readExamples(settings);
  return { ...found, problems: [...found.problems, ...checkUses(found, settings)] };
}

/** Reads the folder, and meanwhile has its types checked. */
function startReading(settings: Settings) {
  const types = checkTypes(settings);
  // Only avoids an unhandledRejection: `load` awaits it.
  types.catch(() => undefined);
  return { folder: readChecked(settings), types };
}

/** The examples folder, read once and again after a change. */
export interface ExamplesCache {
  /**
   * Reads the folder and starts to render posters in a worker: later, both would compete with the
   * compilation of all pages. Problems are thrown by `get`.
   * @throws Error when the folder cannot be read
   */
  prefetch: () => Promise<void>;
  get: () => Promise<ExampleFolder>;
  /** Reads the folder again on the next `get`. */
  invalidate: () => void;
  /** Reads the folder again, and renders every poster again. */
  invalidatePosters: () => void;
}

/** How the folder is read. */
interface CacheOptions {
  /** Whether problems stop the build; they warn in development. */
  isStrict: () => boolean;
  /**
   * Called in development when posters were rendered: pages do not wait for them there.
   */
  onRendered?: () => void;
}

/** Reads the folder on first access, checks its uses and renders its posters. */
export function createExamplesCache(
  settings: Settings,
  { isStrict, onRendered }: CacheOptions,
): ExamplesCache {
  const posters = createPosterCache(settings);
  let reading: ReturnType<typeof startReading> | undefined;
  let loading: Promise<ExampleFolder> | undefined;
  const read = () => {
    reading ??= startReading(settings);
    return reading;
  };
  const renderInBackground = ({ examples }: ExampleFolder) =>
    posters.render(examples.values()).then(
      (problems) => {
        warn(problems, settings);
        onRendered?.();
      },
      (error: unknown) => console.error(error),
    );
  const load = async () => {
    const { folder, types } = read();
    const found = await folder;
    const problems = async () => [
      ...found.problems,
      ...typeProblems(await types, found.problems, settings),
    ];
    if (isStrict()) {
      throwProblems(await problems(), settings);
      throwProblems(await posters.render(found.examples.values()), settings);
    } else {
      // Pages do not wait for the compiler in development.
      problems().then(
        (all) => warn(all, settings),
        (error: unknown) => console.error(error),
      );
      if (found.problems.length === 0) {
        renderInBackground(found);
      }
    }
    return found;
  };
  const get = () => {
    loading ??= load();
    return loading;
  };
  const invalidate = () => {
    reading = undefined;
    loading = undefined;
  };
  return {
    get,
    async prefetch() {
      await Promise.all([posters.prepare(), read().folder]);
      get().catch(() => undefined);
    },
    invalidate,
    invalidatePosters() {
      invalidate();
      posters.invalidate();
    },
  };
}
