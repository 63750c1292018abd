import './mediaShim.ts';
import { setup } from 'virtual:playground/toolkit';
import { createRoot, type Root } from 'react-dom/client';
import { StyleSheet } from 'react-native';
import type { PosterMarkup, PosterOrder } from '../shared/posterOrder.ts';
import type { FrameEnv } from '../shared/protocol.ts';
import { Device } from './Device.tsx';
import { setEnv } from './env.ts';
import { evaluate } from './evaluate.ts';
import { firstLabel, pressLabelled } from './press.ts';
import { statePlaces } from './statePlaces.ts';

/** react-native-web's own names, which React Native's types lack. */
interface WebStyleSheet {
  getSheet: () => { textContent: string };
}

const host = document.querySelector('#root') as HTMLElement;

/** Looks in a row at which nothing has changed: what an example waits for longer is not waited for. */
const STILL = 3;

/** Looks after which the picture is taken of what still changes. */
const PATIENCE = 60;

/** Waits until what is drawn stays the same. */
async function settle(): Promise<void> {
  let before = '';
  for (let still = 0, looks = 0; still < STILL && looks < PATIENCE; looks++) {
    await new Promise((resolve) => setTimeout(resolve));
    still = host.innerHTML === before ? still + 1 : 0;
    before = host.innerHTML;
  }
}

/** Says nothing to the eye; the whole picture has a name, and is inert. */
const UNSEEN =
  /^(?:aria-|data-|auto(?:capitalize|complete|correct)$|(?:inert|role|spellcheck|tabindex|virtualkeyboardpolicy)$)/;

/** Between the name and the value of a style, and after its end. */
const BLANKS = /(?<=[:;]) /g;

/** What is drawn, as HTML. */
function picture(): string {
  const copy = host.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll('*')) {
    const style = element.getAttribute('style');
    if (style !== null) {
      element.setAttribute('style', style.replaceAll(BLANKS, ''));
    }
    for (const { name } of [...element.attributes]) {
      if (UNSEEN.test(name)) {
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

/** Draws an example and waits for its first screen. @throws whatever the example throws */
async function draw({ code, name }: PosterOrder): Promise<Root> {
  const failures: unknown[] = [];
  const Example = evaluate(code, name);
  const root = createRoot(host, { onUncaughtError: (error) => failures.push(error) });
  root.render(
    <Device code={code}>
      <Example />
    </Device>,
  );
  await settle();
  if (failures.length > 0) {
    throw failures[0];
  }
  return root;
}

/** Draws an example in a window without layout, pressed when it is to be, in both colour modes. */
async function drawPoster(order: PosterOrder): Promise<PosterMarkup> {
  const { env, press } = order;
  // What moves is drawn where it ends.
  const still = { ...env, reducedMotion: true };
  setDevice(still);
  statePlaces(order.places);
  const root = await draw(order);
  const label = press === true ? firstLabel() : press;
  const pressed = label !== undefined && pressLabelled(label) ? label : undefined;
  await settle();
  const light = picture();
  setDevice({ ...still, theme: 'dark' });
  await settle();
  const dark = picture();
  root.unmount();
  const css = (StyleSheet as unknown as WebStyleSheet).getSheet().textContent;
  return { light, dark, css, pressed };
}

Object.assign(window, { drawPoster });
