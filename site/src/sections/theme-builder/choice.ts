import type { ThemeFactoryColors, ThemeFactoryConfig } from '@0610studio/zs-ui/tokens';
import { hueNames, type Mode, modes } from '../../toolkit/tokens/tokenData.ts';
import { isHex, primaryRampFrom, rampFrom } from './rampFrom.ts';

/** Colour ramps that a reader can change: all but grey. */
export const paintable = hueNames;

type Paintable = (typeof paintable)[number];

/** State of the theme builder. */
export interface Choice {
  /** The shown mode. */
  mode: Mode;
  /** Whether a colour applies to both modes. */
  linked: boolean;
  /** Whether all steps of a ramp derive from the colour, not only `main`. */
  steps: boolean;
  colors: Record<Mode, Partial<Record<Paintable, string>>>;
}

/** A colour on which white text is readable, and which is readable on the backgrounds of both modes. */
const BRAND = { primary: '#8853F3' };

export const initialChoice: Choice = {
  mode: 'light',
  linked: true,
  steps: true,
  colors: { light: BRAND, dark: BRAND },
};

export type ChoiceAction =
  | { type: 'mode'; mode: Mode }
  | { type: 'linked' | 'steps'; on: boolean }
  | { type: 'color'; ramp: Paintable; color: string }
  | { type: 'reset' };

/** Reducer of the theme builder; ignores a colour that is not `#RRGGBB`. */
export function choose(choice: Choice, action: ChoiceAction): Choice {
  switch (action.type) {
    case 'mode':
      return { ...choice, mode: action.mode };
    case 'linked':
    case 'steps':
      return { ...choice, [action.type]: action.on };
    case 'reset':
      return { ...initialChoice, mode: choice.mode };
    case 'color': {
      if (!isHex(action.color)) {
        return choice;
      }
      const targets = choice.linked ? modes : [choice.mode];
      const colors = { ...choice.colors };
      for (const mode of targets) {
        colors[mode] = { ...colors[mode], [action.ramp]: action.color };
      }
      return { ...choice, colors };
    }
  }
}

function colorsOf(choice: Choice, mode: Mode): ThemeFactoryColors | undefined {
  const entries = paintable.flatMap((ramp) => {
    const color = choice.colors[mode][ramp];
    if (color === undefined) {
      return [];
    }
    const derive = ramp === 'primary' ? primaryRampFrom : rampFrom;
    const made = choice.steps ? derive(color) : { main: color.toUpperCase() };
    return [[ramp, made] as const];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Configuration for `themeFactory`, without modes that have no colour. */
export function configOf(choice: Choice): ThemeFactoryConfig {
  const light = colorsOf(choice, 'light');
  const dark = colorsOf(choice, 'dark');
  return { ...(light && { light }), ...(dark && { dark }) };
}
