import { runInContext, type Script } from 'node:vm';
import { JSDOM, VirtualConsole } from 'jsdom';
import type { PosterMarkup, PosterRequest } from '../shared/posterRequest.ts';
import { SCREEN_WIDTH } from '../shared/protocol.ts';

type RenderPoster = (request: PosterRequest) => Promise<PosterMarkup>;

/** Browser APIs that jsdom lacks: a size of the screen, and two globals. */
const missingApis = (width: number, height: number) => `
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: false, media });
  window.PointerEvent = window.MouseEvent;
  window.innerWidth = ${width};
  window.innerHeight = ${height};
  Object.defineProperties(document.documentElement, {
    clientWidth: { value: ${width} },
    clientHeight: { value: ${height} },
  });
`;

/**
 * Renders the poster of an example in jsdom, which has no layout: elements measure zero, except those
 * with `places` in the request.
 * @param script bundle of `frame/poster.tsx`
 */
export async function renderInWindow(
  script: Script,
  request: PosterRequest,
): Promise<PosterMarkup> {
  const dom = new JSDOM('<!doctype html><body><div id="root"></div>', {
    runScripts: 'outside-only',
    pretendToBeVisual: true,
    // Without the console output of examples.
    virtualConsole: new VirtualConsole(),
  });
  const { window } = dom;
  try {
    const width = request.env.unfolded ? SCREEN_WIDTH.unfolded : SCREEN_WIDTH.phone;
    const context = dom.getInternalVMContext();
    runInContext(missingApis(width, request.height), context);
    script.runInContext(context);
    return await (window.renderPoster as RenderPoster)(request);
  } finally {
    window.close();
  }
}
