import { type BuiltFrame, buildFrame } from './buildFrame.ts';
import type { ExamplesCache } from './examplesCache.ts';
import type { Settings } from './options.ts';

/** Files the frame needs beside the pages, by path below the site's base. */
export interface PreviewFiles {
  /** The text of a file, or nothing when the path is none of ours. */
  read: (path: string) => Promise<string | undefined>;
  /** Every file: its path and its text. */
  all: () => Promise<[path: string, text: string][]>;
  /** Files that the frame was made of when it was last made, without those of packages. */
  sources: () => string[];
  /** Makes the frame anew when it is next wanted. */
  invalidate: () => void;
}

const FRAME = 'preview/index.html';
const LICENSES = 'preview/licenses.md';

/** The frame's page, the licences of what is in it, and the compiled text of every example. */
export function previewFiles(cache: ExamplesCache, settings: Settings): PreviewFiles {
  let frame: Promise<BuiltFrame> | undefined;
  let sources: string[] = [];
  const readFrame = async () => {
    frame ??= buildFrame(settings);
    const built = await frame;
    sources = built.sources.filter((file) => !/\0|\/node_modules\//.test(file));
    return built;
  };
  return {
    sources: () => sources,
    invalidate() {
      frame = undefined;
    },
    async read(path) {
      if (path === FRAME || path === 'preview/') {
        return (await readFrame()).html;
      }
      if (path === LICENSES) {
        return (await readFrame()).licenses;
      }
      const { examples } = await cache.get();
      return [...examples.values()].find((example) => example.codePath === path)?.code;
    },
    async all() {
      const { examples } = await cache.get();
      const { html, licenses } = await readFrame();
      return [
        [FRAME, html],
        [LICENSES, licenses],
        ...[...examples.values()].map(({ codePath, code }): [string, string] => [codePath, code]),
      ];
    },
  };
}
