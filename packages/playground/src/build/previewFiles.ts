import { type BuiltFrame, buildFrame } from './buildFrame.ts';
import type { ExamplesCache } from './examplesCache.ts';
import type { Settings } from './options.ts';

/** Files of the frame, by path below the base of the site. */
export interface PreviewFiles {
  /** Text of a file; undefined for an unknown path. */
  read: (path: string) => Promise<string | undefined>;
  /** Path and text of every file. */
  all: () => Promise<[path: string, text: string][]>;
  /** Source files of the last built frame, without those of packages. */
  sources: () => string[];
  /** Builds the frame again on next access. */
  invalidate: () => void;
}

/** The frame of the examples of pages, and that of code which needs more of React Native. */
const FRAME = 'preview/index.html';
const WHOLE_FRAME = 'preview/whole.html';
const LICENSES = 'preview/licenses.md';

/** Creates the files: document of the frame, its licences, and every compiled example. */
export function previewFiles(cache: ExamplesCache, settings: Settings): PreviewFiles {
  let frame: Promise<BuiltFrame> | undefined;
  let wholeFrame: Promise<BuiltFrame> | undefined;
  let sources: string[] = [];
  const readFrame = async () => {
    frame ??= buildFrame(settings, false);
    const built = await frame;
    sources = built.sources.filter((file) => !/\0|\/node_modules\//.test(file));
    return built;
  };
  const readWhole = () => {
    wholeFrame ??= buildFrame(settings, true);
    return wholeFrame;
  };
  return {
    sources: () => sources,
    invalidate() {
      frame = undefined;
      wholeFrame = undefined;
    },
    async read(path) {
      if (path === FRAME || path === 'preview/') {
        return (await readFrame()).html;
      }
      if (path === WHOLE_FRAME) {
        return (await readWhole()).html;
      }
      if (path === LICENSES) {
        return (await readWhole()).licenses;
      }
      const { examples } = await cache.get();
      return [...examples.values()].find((example) => example.codePath === path)?.code;
    },
    async all() {
      const { examples } = await cache.get();
      const { html } = await readFrame();
      const { html: whole, licenses } = await readWhole();
      return [
        [FRAME, html],
        [WHOLE_FRAME, whole],
        [LICENSES, licenses],
        ...[...examples.values()].map(({ codePath, code }): [string, string] => [codePath, code]),
      ];
    },
  };
}
