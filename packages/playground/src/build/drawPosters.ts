import { Script } from 'node:vm';
import type { BuiltExample } from '../shared/exampleData.ts';
import { DEFAULT_ENV, NO_INSETS, SCREEN_HEIGHT } from '../shared/protocol.ts';
import { bundleFrame } from './frameBuild.ts';
import { mergePosters, usedRules } from './mergePosters.ts';
import { type Settings, shownFolder } from './options.ts';
import { drawInWindow } from './posterWindow.ts';
import type { Problem } from './problems.ts';

/** A phone's screen, as the frame's page lays it out. */
const SCREEN = ':host>div{height:100%;display:flex;background:light-dark(#fff,#000)}';

/** The picture of an example in both colour modes, with its styles, and what was pressed for it. */
async function drawBoth(script: Script, example: BuiltExample, settings: Settings) {
  const { code, name, source, frame, safeArea, unfolded } = example;
  const env = { ...DEFAULT_ENV, unfolded, ...(!safeArea && { insets: NO_INSETS }) };
  const press = settings.press(name, source);
  const height = SCREEN_HEIGHT[frame];
  const places = settings.places(name) ?? {};
  const drawn = await drawInWindow(script, { code, name, env, height, press, places });
  if (press !== false && drawn.pressed === undefined) {
    throw new Error(settings.messages.notPressed(press));
  }
  const html = mergePosters(drawn.light, drawn.dark);
  return {
    pressed: drawn.pressed,
    poster: `<style>${SCREEN}${usedRules(drawn.css, html)}</style><div inert>${html}</div>`,
  };
}

/** What went wrong in an author's code, which may throw anything, and in another window's realm. */
function drawProblem({ name }: BuiltExample, thrown: unknown, settings: Settings): Problem {
  const { message = String(thrown), stack = '' } = Object(thrown) as Partial<Error>;
  const line = new RegExp(`${name}:(\\d+)`).exec(stack)?.[1];
  return {
    file: `${shownFolder(settings)}/${name}.tsx`,
    line: Number(line ?? 1),
    ...settings.messages.notDrawn(message),
  };
}

/**
 * Draws every example into its `poster`, pressed where the settings say so.
 * @returns examples that could not be drawn
 */
export async function drawPosters(
  examples: ReadonlyMap<string, BuiltExample>,
  settings: Settings,
): Promise<Problem[]> {
  const { code } = await bundleFrame('poster.js', settings);
  const script = new Script(code);
  const problems: Problem[] = [];
  for (const example of examples.values()) {
    try {
      Object.assign(example, await drawBoth(script, example, settings));
    } catch (error) {
      problems.push(drawProblem(example, error, settings));
    }
  }
  return problems;
}
