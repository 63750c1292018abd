// Design tokens for pages that show them; nothing here imports React Native at run time.
export { contrast } from './theme/contrast';
export { createElevation } from './theme/elevation';
export type { ColorPalette, ColorPaletteExtend, Theme } from './theme/paletteTypes';
export { SHADOW_LEVELS } from './theme/shadowGeometry';
export { themeFactory } from './theme/themeFactory';
export type { ThemeFactoryColors, ThemeFactoryConfig } from './theme/types';
export { createTypography } from './theme/typography';
export { typoStyle } from './ui/text/typoStyle';
