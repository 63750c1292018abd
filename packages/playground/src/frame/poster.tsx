import './mediaShim.ts';
import { setup } from 'virtual:playground/toolkit';
import { createRoot, type Root } from 'react-dom/client';
import { StyleSheet } from 'react-native';
import type { PosterMarkup, PosterRequest } from '../shared/posterRequest.ts';
import type { FrameEnv } from '../shared/protocol.ts';
import { Device } from './Device.tsx';
import { setEnv } from './env.ts';
import { evaluate } from './evaluate.ts';
import { firstLabel, pressByLabel } from './press.ts';
import { settle, skipShortDelays } from './settle.ts';
import { stubLayout } from './stubLayout.ts';

/** API of react-native-web that React Native's types lack. */
interface WebStyleSheet {
  getSheet: () => { textContent: string };
}

const host = document.querySelector('#root') as HTMLElement;

/** Waits until the screen does not change any more. */
const settleScreen = () => settle(host, { intervalMs: 0, stableChecks: 3, maxChecks: 60 });

/** Attributes without a visible effect: the poster is one inert image with a label of its own. */
const INVISIBLE_ATTRIBUTES =
  /^(?:aria-|data-|auto(?:capitalize|complete|correct)$|(?:inert|role|spellcheck|tabindex|virtualkeyboardpolicy)$)/;

/** Optional spaces in a style attribute. */
const BLANKS = /(?<=[:;]) /g;

/** Replaces a heading by a `div`: the page has its own outline. */
function replaceHeading(heading: Element): void {
  const element = document.createElement('div');
  for (const { name, value } of [...heading.attributes]) {
    element.setAttribute(name, value);
  }
  element.append(...heading.childNodes);
  heading.replaceWith(element);
}

/** HTML of the screen. */
function toHtml(): string {
  const copy = host.cloneNode(true) as HTMLElement;
  for (const heading of copy.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    replaceHeading(heading);
  }
  for (const element of copy.querySelectorAll('*')) {
    const style = element.getAttribute('style');
    if (style !== null) {
      element.setAttribute('style', style.replaceAll(BLANKS, ''));
    }
    for (const { name } of [...element.attributes]) {
      if (INVISIBLE_ATTRIBUTES.test(name)) {
        element.removeAttribute(name);
      }
    }
  }
  return copy.innerHTML;
}

function setDevice(env: FrameEnv): void {
  setEnv(env);
  setup.onDevice?.(env, window.innerWidth);
}

/** Renders an example and waits for its first screen. @throws what the example throws */
async function render({ code, name }: PosterRequest): Promise<Root> {
  const failures: unknown[] = [];
  const Example = evaluate(code, name);
  const root = createRoot(host, { onUncaughtError: (error) => failures.push(error) });
  root.render(
    <Device code={code}>
      <Example />
    </Device>,
  );
  await settleScreen();
  if (failures.length > 0) {
    throw failures[0];
  }
  return root;
}

/** Renders the poster of an example in both colour modes, after the press of its `preview`. */
async function renderPoster(request: PosterRequest): Promise<PosterMarkup> {
  const { env, press } = request;
  // Animations jump to their final state.
  const still = { ...env, reducedMotion: true };
  setDevice(still);
  stubLayout(request.places);
  skipShortDelays();
  const root = await render(request);
  const label = press === true ? firstLabel() : press;
  const pressed = label !== undefined && pressByLabel(label) ? label : undefined;
  await settleScreen();
  const light = toHtml();
  setDevice({ ...still, theme: 'dark' });
  await settleScreen();
  const dark = toHtml();
  root.unmount();
  const css = (StyleSheet as typeof StyleSheet & WebStyleSheet).getSheet().textContent;
  return { light, dark, css, pressed };
}

Object.assign(window, { renderPoster });
