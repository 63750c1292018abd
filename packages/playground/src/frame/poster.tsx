import { setup } from 'virtual:playground/toolkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { Dimensions, StyleSheet } from 'react-native';
import { type FrameEnv, SCREEN_WIDTH } from '../shared/protocol.ts';
import { Device } from './Device.tsx';
import { setEnv } from './env.ts';
import { evaluate } from './evaluate.ts';

/** What an example draws first, in one colour mode. */
export interface PosterMarkup {
  html: string;
  /** Every rule made so far: rules of other examples are among them. */
  css: string;
}

/** react-native-web's own names, which React Native's types lack. */
interface WebStyleSheet {
  getSheet: () => { textContent: string };
}

/** Draws the first screen of an example without a browser. */
export function drawPoster(code: string, name: string, env: FrameEnv): PosterMarkup {
  const width = env.unfolded ? SCREEN_WIDTH.unfolded : SCREEN_WIDTH.phone;
  const size = { width, height: 640, scale: 1, fontScale: 1 };
  Dimensions.set({ window: size, screen: size });
  setEnv(env);
  setup.onDevice?.(env, width);
  const Example = evaluate(code, name);
  const html = renderToStaticMarkup(
    <Device code={code}>
      <Example />
    </Device>,
  );
  return { html, css: (StyleSheet as unknown as WebStyleSheet).getSheet().textContent };
}
