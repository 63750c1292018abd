import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const MODULE = 'virtual:phone-faces';
const RESOLVED = `\0${MODULE}`;

/** Cuts of the typeface that share cards have too, each with a letter that no other has. */
const CUTS = { latin: 'A', korean: '가' } as const;

const EXAMPLE = /^\w+\.\w+\.tsx$/;

/** Every letter that the examples have, and what a keyboard has without Korean. */
async function lettersOf(folder: string): Promise<string> {
  const files = (await readdir(folder)).filter((file) => EXAMPLE.test(file));
  const sources = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const typed = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
  return [...new Set([...typed, ...CUTS.korean, ...sources.join('')])].sort().join('');
}

const { resolve } = createRequire(import.meta.url);

/** The bold cut with these letters alone; its licence stays in it. */
async function cutBold(cut: keyof typeof CUTS, letters: string): Promise<Buffer> {
  const whole = await readFile(
    resolve(`@fontsource/noto-sans-kr/files/noto-sans-kr-${cut}-700-normal.woff`),
  );
  return subsetFont(whole, letters, { targetFormat: 'woff2', preserveNameIds: [0, 13, 14] });
}

/**
 * The bold letters of the examples as files of the build, by `virtual:phone-faces`: phones draw
 * headings with them.
 * @param examples folder of the examples
 * @param cache folder to put the files into
 */
export function phoneFaces(examples: string, cache: string): Plugin {
  return {
    name: 'zs:phone-faces',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) {
        return undefined;
      }
      const letters = await lettersOf(examples);
      await mkdir(cache, { recursive: true });
      const lines = Object.entries(CUTS).map(async ([cut, letter]) => {
        const file = join(cache, `phone-face-${cut}.woff2`);
        await writeFile(file, await cutBold(cut as keyof typeof CUTS, letters));
        return [
          `import ${cut} from ${JSON.stringify(`${file}?url`)};`,
          `{ url: ${cut}, letter: ${JSON.stringify(letter)} }`,
        ] as const;
      });
      const made = await Promise.all(lines);
      const imports = made.map(([line]) => line).join('\n');
      return `${imports}\nexport const faces = [${made.map(([, entry]) => entry).join(', ')}];`;
    },
  };
}
