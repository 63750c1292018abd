import type { FrameEnv } from './protocol.ts';

/** What is drawn of an example. */
export interface PosterOrder {
  code: string;
  name: string;
  env: FrameEnv;
  height: number;
  /** Name of what is pressed before the picture is taken; `true` is the first thing that can be. */
  press: string | boolean;
}

/** A picture of an example, in both colour modes. */
export interface PosterMarkup {
  light: string;
  dark: string;
  /** Every rule that the example's styles have made. */
  css: string;
  pressed: string | undefined;
}
