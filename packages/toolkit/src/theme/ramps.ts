import type { ColorPalette, ColorPaletteExtend } from './paletteTypes';

/** Colour ramps that both modes share. */
export interface ColorRamps {
  primary: ColorPaletteExtend;
  secondary: ColorPalette;
  danger: ColorPalette;
  warning: ColorPalette;
  success: ColorPalette;
  information: ColorPalette;
}

const STEPS = [5, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100] as const;

/**
 * Creates a ramp from eleven space-separated colours, steps 5 to 100. Each ramp has the four named
 * colours; the published types show them in `primary` alone.
 */
function ramp(colors: string, mainStep: 20 | 50 = 50): ColorPaletteExtend {
  const values = colors.split(' ');
  const steps = Object.fromEntries(STEPS.map((step, index) => [step, values[index]])) as Record<
    (typeof STEPS)[number],
    string
  >;
  return {
    ...steps,
    lighter: steps[20],
    light: steps[30],
    main: steps[mainStep],
    dark: steps[60],
    darker: steps[70],
  };
}

/** Default ramps of both modes. */
export const sharedRamps: ColorRamps = {
  primary: ramp(
    '#fffaf0 #fff2dc #ffda9e #ffc86e #ffb742 #ffa20d #e69100 #cc8000 #b37000 #996000 #805000',
  ),
  secondary: ramp(
    '#f2fbfb #e0f7f7 #b2e8e6 #7fd6d1 #4fc3bb #26b3a8 #1a948a #13766f #0d5954 #0a3f3c #072a29',
  ),
  danger: ramp(
    '#FFF5F6 #FFE8EB #FFB8C4 #FF8FA3 #FF6B85 #FF4D6F #F02D5A #E01E4A #CC163E #B30F33 #990A2A',
  ),
  warning: ramp(
    '#FFFBF0 #FFF7DC #FFEF9E #FFE76E #FFDF42 #FFD700 #E6C200 #CCAD00 #B39800 #998300 #806E00',
  ),
  success: ramp(
    '#F5FFF7 #E8FFEC #B8FFC4 #8FFFA3 #6BFF85 #4FD165 #2DB84A #1A9F38 #0F8B2B #0A7A24 #00691D',
  ),
  information: ramp(
    '#f5faff #e8f0ff #b8d8ff #8fa8ff #6b8aff #4981ff #1f53e6 #173ecc #0c2eb3 #041f99 #021980',
  ),
};

/** Default grey ramp of each mode. */
export const greyRamps: Record<'light' | 'dark', ColorPalette> = {
  light: ramp(
    '#F8F8F8 #F5F7F9 #F0F2F4 #DFE3E8 #C4CDD5 #919EAB #637381 #454F5B #1C252E #141A21 #000000',
    20,
  ),
  dark: ramp(
    '#141414 #1F1F1F #2C2C2C #3D3D3D #4F4F4F #606060 #737373 #8C8C8C #bfbfbf #ededed #FFFFFF',
    20,
  ),
};
