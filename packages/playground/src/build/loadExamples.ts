import { findUnknown, findUnshown } from './checkUses.ts';
import { drawPosters } from './drawPosters.ts';
import { findUses } from './findUses.ts';
import type { Settings } from './options.ts';
import { describeProblems, type Problem } from './problems.ts';
import { type ExampleFolder, readExamples } from './readExamples.ts';

async function checkUses(found: ExampleFolder, settings: Settings): Promise<Problem[]> {
  if (settings.shownIn.length === 0) {
    return [];
  }
  const uses = await findUses(settings);
  return [...findUnknown(found, uses, settings), ...findUnshown(found, uses, settings)];
}

/** Reads the folder and checks every use of it; problems stop a build and warn in development. */
export async function loadExamples(settings: Settings, strict: boolean): Promise<ExampleFolder> {
  const found = await readExamples(settings);
  const problems = [...found.problems, ...(await checkUses(found, settings))];
  if (problems.length === 0) {
    problems.push(...(await drawPosters(found.examples, settings)));
  }
  if (problems.length > 0) {
    const text = describeProblems(problems, settings.messages);
    if (strict) {
      throw new Error(text);
    }
    console.warn(text);
  }
  return found;
}

/** The examples folder, read once and again after a change. */
export interface ExamplesCache {
  get: () => Promise<ExampleFolder>;
  forget: () => void;
}

/** Reads the folder when it is first wanted. */
export function cacheExamples(settings: Settings, isStrict: () => boolean): ExamplesCache {
  let loading: Promise<ExampleFolder> | undefined;
  return {
    get() {
      loading ??= loadExamples(settings, isStrict());
      return loading;
    },
    forget() {
      loading = undefined;
    },
  };
}
