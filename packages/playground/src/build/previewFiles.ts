import { buildFrame } from './buildFrame.ts';
import type { ExamplesCache } from './loadExamples.ts';
import type { Settings } from './options.ts';

/** Files the frame needs beside the pages, by path below the site's base. */
export interface PreviewFiles {
  /** The text of a file, or nothing when the path is none of ours. */
  read: (path: string) => Promise<string | undefined>;
  /** Every file: its path and its text. */
  all: () => Promise<[path: string, text: string][]>;
}

const FRAME = 'preview/index.html';

/** The frame's page and the compiled text of every example. */
export function previewFiles(cache: ExamplesCache, settings: Settings): PreviewFiles {
  let frame: Promise<string> | undefined;
  const readFrame = () => {
    frame ??= buildFrame(settings);
    return frame;
  };
  return {
    async read(path) {
      if (path === FRAME || path === 'preview/') {
        return readFrame();
      }
      const { examples } = await cache.get();
      return [...examples.values()].find((example) => example.codePath === path)?.code;
    },
    async all() {
      const { examples } = await cache.get();
      return [
        [FRAME, await readFrame()],
        ...[...examples.values()].map(({ codePath, code }): [string, string] => [codePath, code]),
      ];
    },
  };
}
