import type { Places, Preview } from './preview.ts';
import type { FrameEnv } from './protocol.ts';

/** Request to render the poster of an example. */
export interface PosterRequest {
  code: string;
  name: string;
  env: FrameEnv;
  height: number;
  /** Label of the control to press first; `true` for the first button. */
  press: Preview['press'];
  /** Layout of elements that the example measures, as jsdom has none. */
  places: Places;
}

/** HTML of a poster in both colour modes. */
export interface PosterMarkup {
  light: string;
  dark: string;
  /** All CSS rules of the example. */
  css: string;
  pressed: string | undefined;
}
