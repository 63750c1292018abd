import type { Swatch, SwatchGroup } from '@zs-docs/playground';
import { defaultThemes, rampNames } from '../tokens/tokenData.ts';

const themes = defaultThemes();

type Part = 'text' | 'background';

/** Group of the colour names without a step, by the type that allows them. */
const STEPLESS_GROUPS: Readonly<Record<string, Part>> = {
  TypoColorOptions: 'text',
  ViewColorOptions: 'background',
};

/** Colour names that `text` and `background` share. */
const SHARED = ['primary', 'danger', 'warning', 'success', 'information'] as const;

/** Ramps whose steps those types also allow. */
const ALLOWED_RAMPS = [...SHARED, 'grey'] as const;

function semantic(part: Part, named: (key: string) => string): SwatchGroup {
  const dark = new Map(Object.entries(themes.dark[part]));
  const swatches = Object.entries(themes.light[part]).map(([key, light]) => ({
    name: named(key),
    light: String(light),
    dark: String(dark.get(key)),
  }));
  return { name: part, swatches };
}

/** Shared names with the colours of `text`: those of `background` are too pale to distinguish. */
function shared(): SwatchGroup {
  const { swatches, ...group } = semantic('text', (key) => key);
  return {
    ...group,
    swatches: swatches.filter(({ name }) => SHARED.some((shared) => shared === name)),
  };
}

function ramp(name: (typeof rampNames)[number], isAllowed: (step: string) => boolean): SwatchGroup {
  const dark = new Map(Object.entries(themes.dark[name]));
  const swatches = Object.entries(themes.light[name])
    .filter(([step]) => isAllowed(step))
    .map(([step, light]) => ({
      name: `${name}.${step}`,
      light: String(light),
      dark: String(dark.get(step)),
    }));
  return { name, swatches };
}

const isStep = (step: string) => Number(step) > 0;

/**
 * Groups the palette into swatches.
 * @param tokens type of the colour names that a prop accepts; by default all colours
 */
export function swatchGroups(tokens: string | undefined): readonly SwatchGroup[] {
  const bare = STEPLESS_GROUPS[tokens ?? ''];
  if (bare || tokens === 'CommonColorOptions') {
    const alone = bare ? semantic(bare, (key) => key) : shared();
    return [alone, ...ALLOWED_RAMPS.map((name) => ramp(name, isStep))];
  }
  const parts = ['text', 'background'] as const;
  return [
    ...parts.map((part) => semantic(part, (key) => `${part}.${key}`)),
    ...rampNames.map((name) => ramp(name, () => true)),
  ];
}

/** CSS value of a colour in both modes. */
export function lightDark({ light, dark }: Swatch): string {
  return light === dark ? light : `light-dark(${light}, ${dark})`;
}

/** CSS value of a colour by its name, or its code `palette.grey[30]`; unknown names as they are; undefined for ''. */
export function swatchColor(tokens: string | undefined, name: string): string | undefined {
  const known = name.replace(/^palette\./, '').replace(/\[(\d+)\]$/, '.$1');
  const found = swatchGroups(tokens)
    .flatMap(({ swatches }) => swatches)
    .find((swatch) => swatch.name === known);
  return found ? lightDark(found) : name || undefined;
}
