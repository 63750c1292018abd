import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { BuiltExample } from '../shared/exampleData.ts';
import type { FrameText } from '../shared/frameText.ts';
import { DEFAULT_ENV, type FrameEnv, NO_INSETS } from '../shared/protocol.ts';
import { DEFINE, EXTENSIONS, framePlugins, OXC } from './framePlugins.ts';
import { mergePosters, usedRules } from './mergePosters.ts';
import type { Problem } from './problems.ts';

type DrawPoster = (code: string, name: string, env: FrameEnv) => { html: string; css: string };

const entry = fileURLToPath(new URL('../frame/poster.tsx', import.meta.url));

/**
 * A phone's screen, as the frame's page lays it out. What enters with a movement is drawn where the
 * movement ends: the server would leave it at the start, invisible.
 */
const SCREEN =
  ':host>div{height:100%;display:flex;background:light-dark(#fff,#000)}:host *{-webkit-tap-highlight-color:transparent}:host [style*="opacity:0;transform:translateY(25px)"]{opacity:1!important;transform:none!important}';

async function loadDrawer(text: FrameText): Promise<DrawPoster> {
  const folder = await mkdtemp(join(tmpdir(), 'posters-'));
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      plugins: framePlugins(),
      oxc: OXC,
      define: { ...DEFINE, __FRAME_TEXT__: JSON.stringify(text) },
      resolve: { extensions: EXTENSIONS, dedupe: ['react', 'react-dom'] },
      ssr: { noExternal: true },
      build: {
        ssr: entry,
        outDir: folder,
        emptyOutDir: true,
        minify: false,
        rolldownOptions: { output: { format: 'cjs', entryFileNames: 'poster.cjs' } },
      },
    });
    // Astro's own module loader is closed by the time examples are read; Node's is not.
    const load = createRequire(import.meta.url);
    const loaded: { drawPoster: DrawPoster } = load(join(folder, 'poster.cjs'));
    return loaded.drawPoster;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Draws the first screen of every example into its `poster`.
 * @param safeArea whether an example is an app that keeps clear of the camera and the home bar
 * @returns examples that could not be drawn
 */
export async function drawPosters(
  examples: ReadonlyMap<string, BuiltExample>,
  text: FrameText,
  safeArea: (name: string) => boolean,
): Promise<Problem[]> {
  const drawPoster = await loadDrawer(text);
  const problems: Problem[] = [];
  for (const example of examples.values()) {
    try {
      const env = safeArea(example.name) ? DEFAULT_ENV : { ...DEFAULT_ENV, insets: NO_INSETS };
      const light = drawPoster(example.code, example.name, env);
      const dark = drawPoster(example.code, example.name, { ...env, theme: 'dark' });
      const html = mergePosters(light.html, dark.html);
      example.poster = `<style>${SCREEN}${usedRules(dark.css, html)}</style><div inert>${html}</div>`;
    } catch (error) {
      const stack = error instanceof Error ? (error.stack ?? '') : '';
      const line = new RegExp(`${example.name}:(\\d+)`).exec(stack)?.[1];
      problems.push({
        file: `examples/${example.name}.tsx`,
        line: Number(line ?? 1),
        what: `예제를 그리는 중에 오류가 났습니다: ${error instanceof Error ? error.message : error}`,
        remedy: '예제를 고치십시오. 예제는 첫 화면을 오류 없이 그려야 합니다.',
      });
    }
  }
  return problems;
}
