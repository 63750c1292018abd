import { type ColorPalette, type Theme, themeFactory } from '@0610studio/zs-ui/tokens';

export type Mode = Theme['mode'];

export const modes = ['light', 'dark'] as const satisfies readonly Mode[];

/** Ramps of a colour, as the toolkit orders them. */
export const hueNames = [
  'primary',
  'secondary',
  'danger',
  'warning',
  'success',
  'information',
] as const satisfies readonly (keyof Theme)[];

/** Every ramp. Grey has its own order per mode. */
export const rampNames = [...hueNames, 'grey'] as const;

type RampName = (typeof rampNames)[number];

/** One ramp: its steps and named colours in order. */
export interface Ramp {
  name: RampName;
  /** None when both modes share the ramp. */
  mode?: Mode;
  colors: readonly { step: string; color: string }[];
}

/** One semantic colour in both modes: `text.base`. */
export interface SemanticColor {
  name: string;
  light: string;
  dark: string;
}

/** The palette a reader gets without a `customPalette`, per mode. */
export function defaultThemes(): Record<Mode, Theme> {
  const palette = themeFactory();
  return { light: palette({ mode: 'light' }), dark: palette({ mode: 'dark' }) };
}

const colorsOf = (ramp: ColorPalette) =>
  Object.entries(ramp).map(([step, color]) => ({ step, color: String(color) }));

/** Every ramp; one that differs between the modes appears once for each. */
export function rampsOf(themes: Record<Mode, Theme>): Ramp[] {
  return rampNames.flatMap((name) => {
    const [light, dark] = [colorsOf(themes.light[name]), colorsOf(themes.dark[name])];
    const shared = light.every(({ color }, index) => color === dark[index]?.color);
    return shared
      ? [{ name, colors: light }]
      : [
          { name, mode: 'light' as const, colors: light },
          { name, mode: 'dark' as const, colors: dark },
        ];
  });
}

/** Semantic colours by group; colours that stand alone share the last group. */
export function semanticGroups(themes: Record<Mode, Theme>) {
  const groups = (['text', 'background', 'border', 'action', 'mainColor'] as const).map((name) => {
    const dark = new Map(Object.entries(themes.dark[name]));
    const colors = Object.entries(themes.light[name]).map(([key, light]) => ({
      name: `${name}.${key}`,
      light: String(light),
      dark: String(dark.get(key)),
    }));
    return { name, colors };
  });
  const alone = (['divider', 'modalBgColor'] as const).map((name) => ({
    name,
    light: themes.light[name],
    dark: themes.dark[name],
  }));
  return [...groups, { name: 'other' as const, colors: alone }];
}
