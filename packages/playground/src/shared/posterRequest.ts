import type { Places, Preview } from './preview.ts';
import type { FrameEnv } from './protocol.ts';

/** What is drawn of an example. */
export interface PosterRequest {
  code: string;
  name: string;
  env: FrameEnv;
  height: number;
  /** What is pressed before the picture is taken. */
  press: Preview['press'];
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
