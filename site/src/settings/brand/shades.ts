import { contrast } from '@0610studio/zs-ui/tokens';

/** Red, green and blue, 0 to 1. */
type Rgb = readonly [number, number, number];

const WHITE = '#ffffff';

function rgbOf(hex: string): Rgb {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [part(1), part(3), part(5)];
}

const hexOf = (rgb: readonly number[]) =>
  `#${rgb
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const reaches = (color: string, ground: string, ratio: number) =>
  (contrast(color, ground) ?? 1) >= ratio;

/** A colour over a ground. @example mix('#000000', '#ffffff', 0.2) // '#cccccc' */
export function mix(color: string, ground: string, share: number): string {
  const below = rgbOf(ground);
  return hexOf(rgbOf(color).map((part, at) => part * share + (below[at] ?? 0) * (1 - share)));
}

/** Finds the largest number up to 1 for which something holds that holds for 0 and all numbers between. */
function largest(holds: (value: number) => boolean): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2;
    [low, high] = holds(middle) ? [middle, high] : [low, middle];
  }
  return low;
}

/** Power by which a colour gains saturation where it is deepened, as inks do: orange becomes brown, not olive. */
const DEPTH = 1.55;

/** The lightest deep shade of a colour with a contrast on white. @example deepen('#ff9f06', 6.26) // '#9a4a00' */
export function deepen(color: string, ratio: number): string {
  const deep = rgbOf(color).map((part) => part ** DEPTH);
  const brightest = Math.max(...deep, 1 / 255);
  const shade = (light: number) => hexOf(deep.map((part) => (part / brightest) * light));
  return shade(largest((light) => reaches(shade(light), WHITE, ratio)));
}

/** The strongest tint of a colour with a contrast on a dark ground. @example lighten('#ff9f06', '#14110d', 13.1) // '#ffd086' */
export function lighten(color: string, ground: string, ratio: number): string {
  const tint = (share: number) => mix(color, WHITE, share);
  return tint(largest((share) => reaches(tint(share), ground, ratio)));
}

/** The first of some colours that is legible on a ground, by WCAG AA. @example firstLegible(['#1f1a14', '#ffffff'], '#7c3aed') // '#ffffff' */
export const firstLegible = (colors: readonly string[], ground: string): string =>
  colors.find((color) => reaches(color, ground, 4.5)) ?? '#000000';
