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

const STEPS = [0, 5, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100] as const;

/** Creates a ramp from twelve space-separated colours, steps 0 to 100, and its main colour. */
function ramp(colors: string, main: string): ColorPalette {
  const values = colors.split(' ');
  const steps = Object.fromEntries(STEPS.map((step, index) => [step, values[index]]));
  return { ...steps, main } as unknown as ColorPalette;
}

/** Default ramps of both modes. */
export const sharedRamps: ColorRamps = {
  primary: {
    ...ramp(
      '#FFF7E6 #FCEDD0 #F9DAA3 #F5BF64 #fca54c #ff9225 #FF9F06 #DD9434 #AC7326 #c46500 #995400 #663800',
      '#FF9F06',
    ),
    lighter: '#F9DAA3',
    light: '#F5BF64',
    dark: '#DD9434',
    darker: '#AC7326',
  },
  secondary: ramp(
    '#E6F7FF #D1EDFF #ADE2FF #85D4FF #5CC5FF #33B7FF #007FFF #0075E6 #006ACC #005FB3 #005499 #003866',
    '#007FFF',
  ),
  danger: ramp(
    '#FFF5F7 #FEECF0 #FCD4DE #F799B1 #F36689 #EF3E5E #EB003B #D50136 #8D0023 #5E0018 #2F000C #1A0008',
    '#EB003B',
  ),
  warning: ramp(
    '#FFFBF2 #FFF8E9 #FFEAC1 #FFE2A7 #FFD47C #FFC550 #FFB724 #98690A #66490E #4D370B #332507 #1F1805',
    '#FFB724',
  ),
  success: ramp(
    '#F5FBF6 #EEF7F0 #CEE9D4 #B2DCBB #8CCA99 #33A14B #008A1E #006E18 #005312 #00370C #002207 #001804',
    '#008A1E',
  ),
  information: ramp(
    '#F3F8FF #E9F0FF #D4E1FF #A9C3FF #7DA4FF #5286FF #2768FF #1F53CC #173E99 #0C1F4D #040A1A #020510',
    '#2768FF',
  ),
};

/** Default grey ramp of each mode. */
export const greyRamps: Record<'light' | 'dark', ColorPalette> = {
  light: ramp(
    '#FFFFFF #F8F8F8 #F9FAFB #F4F6F8 #DFE3E8 #C4CDD5 #919EAB #637381 #454F5B #1C252E #141A21 #000000',
    '#F4F6F8',
  ),
  dark: ramp(
    '#000000 #141414 #1F1F1F #2C2C2C #3D3D3D #4F4F4F #606060 #737373 #8C8C8C #bfbfbf #ededed #FFFFFF',
    '#2C2C2C',
  ),
};
