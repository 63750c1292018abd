import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import type { BuiltExample } from '../shared/exampleData.ts';
import { DEFAULT_ENV, type FrameEnv, NO_INSETS } from '../shared/protocol.ts';
import { frameConfig, frameFile } from './frameBuild.ts';
import { mergePosters, usedRules } from './mergePosters.ts';
import { type Settings, shownFolder } from './options.ts';
import type { Problem } from './problems.ts';

type DrawPoster = (code: string, name: string, env: FrameEnv) => { html: string; css: string };

/**
 * A phone's screen, as the frame's page lays it out. What enters with a movement is drawn where the
 * movement ends: the server would leave it at the start, invisible.
 */
const SCREEN =
  ':host>div{height:100%;display:flex;background:light-dark(#fff,#000)}:host *{-webkit-tap-highlight-color:transparent}:host [style*="opacity:0;transform:translateY(25px)"]{opacity:1!important;transform:none!important}';

async function loadDrawer(settings: Settings): Promise<DrawPoster> {
  const folder = await mkdtemp(join(tmpdir(), 'posters-'));
  try {
    await build({
      ...frameConfig(settings),
      logLevel: 'error',
      ssr: { noExternal: true },
      build: {
        ssr: frameFile('poster.js'),
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

/** The first screen of an example in both colour modes, with its styles. */
function drawBoth(draw: DrawPoster, example: BuiltExample): string {
  const { code, name, safeArea, unfolded } = example;
  const env = { ...DEFAULT_ENV, unfolded, ...(!safeArea && { insets: NO_INSETS }) };
  const light = draw(code, name, env);
  const dark = draw(code, name, { ...env, theme: 'dark' });
  const html = mergePosters(light.html, dark.html);
  return `<style>${SCREEN}${usedRules(dark.css, html)}</style><div inert>${html}</div>`;
}

/**
 * Draws the first screen of every example into its `poster`.
 * @returns examples that could not be drawn
 */
export async function drawPosters(
  examples: ReadonlyMap<string, BuiltExample>,
  settings: Settings,
): Promise<Problem[]> {
  const draw = await loadDrawer(settings);
  const problems: Problem[] = [];
  for (const example of examples.values()) {
    try {
      example.poster = drawBoth(draw, example);
    } catch (error) {
      // An example is an author's code: it may throw anything.
      const stack = error instanceof Error ? (error.stack ?? '') : '';
      const line = new RegExp(`${example.name}:(\\d+)`).exec(stack)?.[1];
      problems.push({
        file: `${shownFolder(settings)}/${example.name}.tsx`,
        line: Number(line ?? 1),
        ...settings.messages.notDrawn(error instanceof Error ? error.message : String(error)),
      });
    }
  }
  return problems;
}
