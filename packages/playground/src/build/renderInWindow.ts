import { runInContext, type Script } from 'node:vm';
import { JSDOM, VirtualConsole } from 'jsdom';
import type { PosterMarkup, PosterRequest } from '../shared/posterRequest.ts';
import { SCREEN_WIDTH } from '../shared/protocol.ts';

type RenderPoster = (request: PosterRequest) => Promise<PosterMarkup>;

/** What jsdom lacks of a browser: a screen of some size, and two names. */
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
 * Draws an example in a window of its own, without a browser. The window has no layout: what an
 * example measures is empty, but for the places that are stated.
 * @param script bundle of `frame/poster.tsx`
 */
export async function renderInWindow(
  script: Script,
  request: PosterRequest,
): Promise<PosterMarkup> {
  const dom = new JSDOM('<!doctype html><body><div id="root"></div>', {
    runScripts: 'outside-only',
    pretendToBeVisual: true,
    // Console lines of examples do not belong in the build's log.
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
