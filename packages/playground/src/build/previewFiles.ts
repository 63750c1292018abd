import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FrameText } from '../shared/frameText.ts';
import { buildFrame } from './buildFrame.ts';
import type { ExamplesCache } from './examplesPlugin.ts';

/** Files the frame needs beside the pages, by path below the site's base. */
export interface PreviewFiles {
  /** The text of a file, or nothing when the path is none of ours. */
  read: (path: string) => Promise<string | undefined>;
  /** Writes every file into a built site. */
  write: (folder: string) => Promise<void>;
}

const FRAME = 'preview/index.html';

/** The frame's page and the compiled text of every example. */
export function previewFiles(cache: ExamplesCache, text: FrameText): PreviewFiles {
  let frame: Promise<string> | undefined;
  const readFrame = () => {
    frame ??= buildFrame(text);
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
    async write(folder) {
      const { examples } = await cache.get();
      const files = [
        [FRAME, await readFrame()] as const,
        ...[...examples.values()].map(({ codePath, code }) => [codePath, code] as const),
      ];
      for (const [path, text] of files) {
        const target = join(folder, path);
        await mkdir(dirname(target), { recursive: true });
        await writeFile(target, text);
      }
    },
  };
}
