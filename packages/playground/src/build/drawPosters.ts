import type { BuiltExample } from '../shared/exampleData.ts';
import type { PosterMarkup, PosterOrder } from '../shared/posterOrder.ts';
import { DEFAULT_ENV, NO_INSETS, SCREEN_HEIGHT } from '../shared/protocol.ts';
import { bundleFrame } from './frameBuild.ts';
import { mergePosters, usedRules } from './mergePosters.ts';
import { type Settings, shownFolder } from './options.ts';
import { type DrawnPoster, drawInWorker } from './posterWork.ts';
import type { Problem } from './problems.ts';

/** A phone's screen, as the frame's page lays it out. */
const SCREEN = ':host>div{height:100%;display:flex;background:light-dark(#fff,#000)}';

function orderOf(example: BuiltExample, settings: Settings): PosterOrder {
  const { code, name, source, frame, safeArea, unfolded } = example;
  return {
    code,
    name,
    env: { ...DEFAULT_ENV, unfolded, ...(!safeArea && { insets: NO_INSETS }) },
    height: SCREEN_HEIGHT[frame],
    press: settings.press(name, source),
    places: settings.places(name) ?? {},
  };
}

/** The picture of an example in both colour modes, with its styles. */
function posterOf({ light, dark, css }: PosterMarkup): string {
  const html = mergePosters(light, dark);
  return `<style>${SCREEN}${usedRules(css, html)}</style><div inert>${html}</div>`;
}

/** Why an example has no picture; none when it has one. A stack may name a line of the example. */
function failureOf(
  drawn: DrawnPoster,
  { press }: PosterOrder,
  { messages }: Settings,
): { message: string; stack?: string } | undefined {
  if ('failed' in drawn) {
    return drawn.failed;
  }
  return press !== false && drawn.markup.pressed === undefined
    ? { message: messages.notPressed(press) }
    : undefined;
}

function drawProblem(
  name: string,
  { message, stack = '' }: { message: string; stack?: string },
  settings: Settings,
): Problem {
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
  const work = [...examples.values()].map((example) => ({
    example,
    order: orderOf(example, settings),
  }));
  const drawn = await drawInWorker({ code, orders: work.map(({ order }) => order) });
  return drawn.flatMap((one, at) => {
    const { example, order } = work[at] as (typeof work)[number];
    const failure = failureOf(one, order, settings);
    if (failure) {
      return [drawProblem(example.name, failure, settings)];
    }
    if ('markup' in one) {
      Object.assign(example, { pressed: one.markup.pressed, poster: posterOf(one.markup) });
    }
    return [];
  });
}
