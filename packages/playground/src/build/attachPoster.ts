import type { BuiltExample } from '../shared/exampleData.ts';
import type { PosterMarkup, PosterRequest } from '../shared/posterRequest.ts';
import { mergePosters, shortenColours, usedRules } from './mergePosters.ts';
import { type Settings, shownFolder } from './options.ts';
import type { Problem } from './problems.ts';
import type { RenderedPoster } from './renderInWorker.ts';

/** Layout of the screen, as in the document of the frame. */
const SCREEN = ':host>div{height:100%;display:flex;background:light-dark(#fff,#000)}';

/** HTML of a poster in both colour modes, with its styles. */
function posterOf({ light, dark, css }: PosterMarkup): string {
  const html = mergePosters(shortenColours(light), shortenColours(dark));
  return `<style>${SCREEN}${usedRules(css, html)}</style><div inert>${html}</div>`;
}

/** @param stack of what the example threw, which may name a line of it */
function drawProblem(name: string, message: string, settings: Settings, stack = ''): Problem {
  const line = new RegExp(`${name}:(\\d+)`).exec(stack)?.[1];
  return {
    file: `${shownFolder(settings)}/${name}.tsx`,
    line: Number(line ?? 1),
    ...settings.messages.notDrawn(message),
  };
}

/**
 * Sets `poster` and `pressed` of an example.
 * @returns problems, where the poster could not be rendered
 */
export function attachPoster(
  example: BuiltExample,
  { press }: PosterRequest,
  drawn: RenderedPoster,
  settings: Settings,
): Problem[] {
  if ('failed' in drawn) {
    const { message, stack } = drawn.failed;
    return [drawProblem(example.name, message, settings, stack)];
  }
  const { pressed } = drawn.markup;
  if (press !== undefined && pressed === undefined) {
    return [drawProblem(example.name, settings.messages.notPressed(press), settings)];
  }
  Object.assign(example, { pressed, poster: posterOf(drawn.markup) });
  return [];
}
