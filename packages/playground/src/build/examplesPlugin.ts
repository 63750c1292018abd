import { join } from 'node:path';
import type { Plugin } from 'vite';
import { defaultFrameText, type FrameText } from '../shared/frameText.ts';
import { findUnknown, findUnshown } from './checkUses.ts';
import { drawPosters } from './drawPosters.ts';
import { findUses } from './findUses.ts';
import { describeProblems } from './problems.ts';
import { type ExampleFolder, type Highlight, readExamples } from './readExamples.ts';

/** Settings of the examples folder. */
export interface ExamplesOptions {
  /** Root of the repository. */
  root: string;
  /** Folder of the examples, absolute. */
  folder: string;
  /** Folders whose pages show the examples, absolute. */
  shownIn: readonly string[];
  highlight: Highlight;
  /** What the frame says; English without it. */
  frameText?: FrameText;
  /** Whether an example is an app that keeps clear of the camera; none without it. */
  safeArea?: (name: string) => boolean;
}

/** Module that holds every example and snippet. */
export const EXAMPLES_MODULE = 'virtual:playground/examples';
const RESOLVED = `\0${EXAMPLES_MODULE}`;

/** Reads the folder and checks every use of it; problems stop a build and warn in development. */
export async function loadExamples(options: ExamplesOptions, strict: boolean) {
  const found = await readExamples(options.folder, options.root, options.highlight);
  const uses = await findUses(options.shownIn, options.root);
  const problems = [...found.problems, ...findUnknown(found, uses), ...findUnshown(found, uses)];
  if (problems.length === 0) {
    const { frameText = defaultFrameText, safeArea = () => false } = options;
    problems.push(...(await drawPosters(found.examples, frameText, safeArea)));
  }
  if (problems.length > 0) {
    const text = describeProblems(problems);
    if (strict) {
      throw new Error(text);
    }
    console.warn(text);
  }
  return found;
}

function moduleText({ examples, snippets }: ExampleFolder): string {
  const pages = [...examples].map(([name, { code: _, ...page }]) => [name, page]);
  return [
    `export const examples = ${JSON.stringify(Object.fromEntries(pages))};`,
    `export const snippets = ${JSON.stringify(Object.fromEntries(snippets))};`,
  ].join('\n');
}

/** The examples folder, read once and again after a change. */
export interface ExamplesCache {
  get: () => Promise<ExampleFolder>;
  forget: () => void;
}

/** Reads the folder when it is first wanted. */
export function cacheExamples(options: ExamplesOptions, strict: boolean): ExamplesCache {
  let loading: Promise<ExampleFolder> | undefined;
  return {
    get() {
      loading ??= loadExamples(options, strict);
      return loading;
    },
    forget() {
      loading = undefined;
    },
  };
}

/** Serves the examples folder to the site as `virtual:playground/examples`. */
export function examplesPlugin(options: ExamplesOptions, cache: ExamplesCache): Plugin {
  return {
    name: 'playground:examples',
    resolveId(id) {
      return id === EXAMPLES_MODULE ? RESOLVED : undefined;
    },
    async load(id) {
      if (id !== RESOLVED) {
        return undefined;
      }
      const found = await cache.get();
      for (const name of found.examples.keys()) {
        this.addWatchFile(join(options.folder, `${name}.tsx`));
      }
      for (const { name, language } of found.snippets.values()) {
        this.addWatchFile(join(options.folder, 'snippets', `${name}.${language}`));
      }
      return moduleText(found);
    },
    watchChange(id) {
      if (id.startsWith(options.folder)) {
        cache.forget();
      }
    },
  };
}
