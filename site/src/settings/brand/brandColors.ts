import { brand } from '../../brand.ts';
import { deepen, firstLegible, lighten, mix } from './shades.ts';

const WHITE = '#ffffff';
const BLACK = '#000000';

/**
 * Colours that follow from those of a brand. Names that end in -dark are those of the dark mode. Text in
 * them is legible by WCAG AA, whatever the accent.
 */
export function colorsOf({ accent, ink, paper }: Readonly<Record<keyof typeof brand, string>>) {
  const night = mix(ink, BLACK, 0.65);
  return {
    accent,
    ink,
    paper,
    /** Ground of the dark mode, and the body of devices. */
    night,
    /** Text that stands back. */
    'ink-soft': mix(ink, paper, 0.76),
    'on-accent': firstLegible([ink, WHITE], accent),
    /** What moves over the accent in the logo. */
    'accent-light': mix(accent, WHITE, 0.6),
    'accent-soft': mix(accent, WHITE, 0.13),
    'accent-soft-dark': mix(accent, night, 0.16),
    link: deepen(accent, 6.26),
    'link-dark': lighten(accent, night, 10.9),
    'link-hover': deepen(accent, 9.6),
    'link-hover-dark': lighten(accent, night, 13.1),
    focus: deepen(accent, 4.94),
    'focus-dark': lighten(accent, night, 10.9),
    mark: mix(accent, WHITE, 0.33),
    'mark-dark': mix(accent, BLACK, 0.42),
    'line-marked': mix(accent, WHITE, 0.16),
    'line-marked-dark': mix(accent, night, 0.165),
  } as const;
}

/** Colours of this site. */
export const brandColors = colorsOf(brand);

/**
 * Puts the colours of the brand into a style sheet.
 * @throws Error for a name that is none
 * @example withBrand('a { color: red }') // 'a { color: red }'
 */
export const withBrand = (css: string): string =>
  css.replace(/var\(--brand-([\w-]+)\)/g, (_whole, name: string) => {
    const color = (brandColors as Readonly<Record<string, string>>)[name];
    if (color === undefined) {
      throw new Error(
        `--brand-${name}은(는) 없는 브랜드 색입니다. 다음 중에서 선택하세요: ${Object.keys(brandColors).join(', ')}`,
      );
    }
    return color;
  });
