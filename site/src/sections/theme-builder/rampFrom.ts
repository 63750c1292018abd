import type { ColorPalette, ColorPaletteExtend } from '@0610studio/zs-ui/tokens';

const WHITE = 255;
const BLACK = 0;

/** Share of white or black in each step; step 50 is the colour itself. */
const MIX: readonly (readonly [step: keyof ColorPalette, towards: number, amount: number])[] = [
  [5, WHITE, 0.9],
  [10, WHITE, 0.8],
  [20, WHITE, 0.62],
  [30, WHITE, 0.42],
  [40, WHITE, 0.2],
  [50, WHITE, 0],
  [60, BLACK, 0.16],
  [70, BLACK, 0.34],
  [80, BLACK, 0.54],
  [90, BLACK, 0.72],
  [100, BLACK, 0.86],
];

function mix(hex: string, towards: number, amount: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `#${channels
    .map((channel) => Math.round(channel + (towards - channel) * amount))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`.toUpperCase();
}

/** Whether a text is a colour of the form `#RRGGBB`. */
export function isHex(color: string): boolean {
  return /^#[\da-f]{6}$/i.test(color);
}

/** Shares of white or black, smallest first. */
const SHADES = Array.from({ length: 50 }, (_, at) => (at + 1) / 50);

/** Darker and lighter shades of a colour, nearest first. */
export function shadesOf(color: string): string[] {
  return SHADES.flatMap((amount) => [mix(color, BLACK, amount), mix(color, WHITE, amount)]);
}

/**
 * Derives a colour ramp from one colour.
 * @param main `#RRGGBB`
 */
export function rampFrom(main: string): ColorPalette {
  const steps = MIX.map(([step, towards, amount]) => [step, mix(main, towards, amount)]);
  return { ...Object.fromEntries(steps), main: main.toUpperCase() };
}

/**
 * Derives the ramp of `primary`: it alone has the four named colours, at the steps of the default palette.
 * @param main `#RRGGBB`
 */
export function primaryRampFrom(main: string): ColorPaletteExtend {
  const ramp = rampFrom(main);
  return { ...ramp, lighter: ramp[20], light: ramp[30], dark: ramp[60], darker: ramp[70] };
}
