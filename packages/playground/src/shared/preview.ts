/**
 * A whole phone, its upper or lower part, or a stage: a part of a screen without a phone around it, as
 * high as its content.
 */
export type FrameKind = 'phone' | 'top' | 'bottom' | 'stage';

/** Layout of an element: its left and top edges, width and height, in pixels of the device. */
export type Place = readonly [x: number, y: number, width: number, height: number];

/** Layout of elements by their text. */
export type Places = Readonly<Record<string, Place>>;

/**
 * Display of an example: `export const preview = { … } satisfies Preview` at the end of its file. The
 * build removes it from the code that readers see.
 */
export interface Preview {
  /** Kind of the frame; by default `bottom` for an example with `press`, else `stage`. */
  frame?: FrameKind;
  /**
   * Height of the screen of a phone in pixels of the device: as much as the example fills. By default
   * 640, and 400 for a part of a phone.
   */
  height?: number;
  /**
   * Control that is pressed on the poster, so that it shows the overlay open: a label, or `true` for
   * the first button. Autoplay presses it too.
   */
  press?: true | string;
  /** Screen that the example is part of: the name of a file in `examples/scenes/`. */
  scene?: string;
  /** Whether the device is an unfolded foldable. */
  unfolded?: boolean;
  /** Whether the example is an app with safe areas: the device then shows camera and home bar. */
  safeArea?: boolean;
  /**
   * Layout of elements that the example measures, such as the anchor of a popover: posters are
   * rendered without layout, where elements measure zero.
   */
  places?: Places;
}

/** Begins the compiled code of a scene, which follows that of its example so that no line moves. */
export const SCENE_MARK = '\n/* scene */';
