import { type ColorPalette, type Theme, themeFactory } from '@0610studio/zs-ui/tokens';

export type Mode = Theme['mode'];

export const modes = ['light', 'dark'] as const satisfies readonly Mode[];

/** Names of the coloured ramps in the order of the toolkit. */
export const hueNames = [
  'primary',
  'secondary',
  'danger',
  'warning',
  'success',
  'information',
] as const satisfies readonly (keyof Theme)[];

/** Names of all ramps. The steps of grey differ between the modes. */
export const rampNames = [...hueNames, 'grey'] as const;

type RampName = (typeof rampNames)[number];

/** One colour of a ramp. */
interface RampColor {
  step: string;
  /** Named colours of the ramp with the same value: `main`. */
  names: readonly string[];
  color: string;
}

/** One ramp: its steps in order, then the named colours with other values. */
export interface Ramp {
  name: RampName;
  /** Undefined when both modes share the ramp. */
  mode?: Mode;
  colors: readonly RampColor[];
}

/** One semantic colour in both modes: `text.base`. */
export interface SemanticColor {
  name: string;
  light: string;
  dark: string;
}

/** The default palette, without a `customPalette`, per mode. */
export function defaultThemes(): Record<Mode, Theme> {
  const palette = themeFactory();
  return { light: palette({ mode: 'light' }), dark: palette({ mode: 'dark' }) };
}

function colorsOf(ramp: ColorPalette): RampColor[] {
  const all = Object.entries(ramp).map(([step, color]) => ({ step, color: String(color) }));
  const steps = all.filter(({ step }) => /^\d/.test(step));
  const named = all.filter((color) => !steps.includes(color));
  const alone = named.filter(({ color }) => !steps.some((step) => step.color === color));
  return [
    ...steps.map((step) => ({
      ...step,
      names: named.filter(({ color }) => color === step.color).map(({ step }) => step),
    })),
    ...alone.map((color) => ({ ...color, names: [] })),
  ];
}

/** All ramps; one that differs between the modes is listed for each. */
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

/** Semantic colours by group; `mainColor` repeats the `main` of the ramps. */
export function semanticGroups(themes: Record<Mode, Theme>) {
  const colorsIn = (name: 'text' | 'background') => {
    const dark = new Map(Object.entries(themes.dark[name]));
    return Object.entries(themes.light[name]).map(([key, light]) => ({
      name: `${name}.${key}`,
      light: String(light),
      dark: String(dark.get(key)),
    }));
  };
  const { light, dark } = themes;
  const scrim = { name: 'modalBgColor', light: light.modalBgColor, dark: dark.modalBgColor };
  return [
    { name: 'text' as const, colors: colorsIn('text') },
    { name: 'background' as const, colors: [...colorsIn('background'), scrim] },
  ];
}
