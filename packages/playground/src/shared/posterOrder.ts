import type { FrameEnv } from './protocol.ts';

/** Where an element stands on the screen: its left and top edges, its width and height. */
export type Place = readonly [x: number, y: number, width: number, height: number];

/** Places of elements by the text of each. */
export type Places = Readonly<Record<string, Place>>;

/** What is drawn of an example. */
export interface PosterOrder {
  code: string;
  name: string;
  env: FrameEnv;
  height: number;
  /** Name of what is pressed before the picture is taken; `true` is the first thing that can be. */
  press: string | boolean;
  /** What an example measures of its elements, which a window without layout cannot know. */
  places: Places;
}

/** A picture of an example, in both colour modes. */
export interface PosterMarkup {
  light: string;
  dark: string;
  /** Every rule that the example's styles have made. */
  css: string;
  pressed: string | undefined;
}
