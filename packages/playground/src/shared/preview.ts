import type { FrameKind } from './exampleData.ts';

/** Where an element stands on the screen: its left and top edges, its width and height, in pixels of the device. */
export type Place = readonly [x: number, y: number, width: number, height: number];

/** Places of elements by the text of each. */
export type Places = Readonly<Record<string, Place>>;

/**
 * How an example is shown: `export const preview = { … } satisfies Preview` at the end of its file.
 * The build reads it and takes it out: readers neither see nor run it.
 */
export interface Preview {
  /** What the example stands in: `short` where something is pressed, else `stage`, unless it is given. */
  frame?: FrameKind;
  /**
   * What is pressed on the picture, so that it shows what opens: a label, or `true` for the first
   * button. The phone presses the same, once.
   */
  press?: true | string;
  /** Whether the device is a foldable that is open. */
  unfolded?: boolean;
  /** Whether the example is an app that keeps clear of the camera and the home bar. */
  safeArea?: boolean;
  /**
   * Where elements stand, for a picture of something that opens beside what it has measured: the
   * picture is drawn without layout, so that everything else measures zero.
   */
  places?: Places;
}
