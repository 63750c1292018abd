import type { ColorPalette, Theme } from './paletteTypes';
import type { ColorRamps } from './ramps';

/** All ramps of a mode. */
export type Ramps = ColorRamps & { grey: ColorPalette };
type Mode = Theme['mode'];

const SHADOW_ALPHAS: Record<Mode, string[]> = {
  light: ['0.18', '0.20', '0.22', '0.23', '0.25', '0.27', '0.29', '0.30', '0.32', '0.34'],
  dark: ['0.58', '0.60', '0.62', '0.63', '0.65', '0.67', '0.69', '0.70', '0.72', '0.74'],
};

const SCRIM: Record<Mode, string> = { light: '#141A2185', dark: '#141A2166' };

/** Background of the screen, whatever the grey ramp is. */
const BASE: Record<Mode, string> = { light: '#FFFFFF', dark: '#000000' };

/** The four status colours at a step of their ramps. */
function statusAt(ramps: Ramps, step: 5 | 30 | 60 | 80) {
  return {
    danger: ramps.danger[step],
    warning: ramps.warning[step],
    success: ramps.success[step],
    information: ramps.information[step],
  };
}

function mainColors(ramps: Ramps): Theme['mainColor'] {
  return {
    primary: ramps.primary.main,
    secondary: ramps.secondary.main,
    danger: ramps.danger.main,
    warning: ramps.warning.main,
    success: ramps.success.main,
    information: ramps.information.main,
    grey: ramps.grey.main,
  };
}

function textColors(mode: Mode, ramps: Ramps): Theme['text'] {
  const { grey } = ramps;
  const isLight = mode === 'light';
  return {
    primary: ramps.primary.main,
    base: isLight ? grey[80] : grey[90],
    secondary: isLight ? grey[60] : grey[70],
    disabled: grey[50],
    ...statusAt(ramps, isLight ? 60 : 30),
    white: '#FFFFFF',
    black: '#000000',
  };
}

/** Derives the semantic colours of a mode from its ramps. `themeFactory` is the way to call it. */
export function deriveTheme(mode: Mode, ramps: Ramps): Theme {
  const { grey, primary } = ramps;
  const isLight = mode === 'light';
  const shade = isLight ? '0, 0, 0' : '255, 255, 255';
  return {
    mode,
    ...ramps,
    text: textColors(mode, ramps),
    background: {
      primary: primary.main,
      layer1: grey[5],
      layer2: grey[20],
      neutral: grey[30],
      base: BASE[mode],
      ...statusAt(ramps, isLight ? 5 : 80),
    },
    elevationShadow: SHADOW_ALPHAS[mode].map((alpha) => `rgba(${shade}, ${alpha})`),
    modalBgColor: SCRIM[mode],
    mainColor: mainColors(ramps),
  };
}
