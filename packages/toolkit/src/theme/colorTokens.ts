import type { ColorPalette, Theme } from './paletteTypes';
import type { TypoColorOptions, ViewColorOptions } from './tokenTypes';

/** Colour of `name` in a group, or of `name.step` in a ramp. */
function colorOf(theme: Theme, group: 'text' | 'background', token: string): string | undefined {
  const [name = '', step] = token.split('.');
  if (step === undefined) {
    return (theme[group] as unknown as Record<string, string>)[name];
  }
  return (theme as unknown as Record<string, ColorPalette>)[name]?.[step as 'main'];
}

/**
 * Colour of a text token: `name` from `palette.text`, `name.step` from a ramp; undefined if unknown.
 * @example textColor({ text: { danger: '#D50136' } }, 'danger') // '#D50136'
 * textColor({ text: {}, danger: { 40: '#EF3E5E' } }, 'danger.40') // '#EF3E5E'
 */
export function textColor(theme: Theme, token: TypoColorOptions): string | undefined {
  return colorOf(theme, 'text', token);
}

/**
 * Colour of a background token: `name` from `palette.background`, `name.step` from a ramp; undefined if unknown.
 * @example viewColor({ background: { danger: '#FEECF0' } }, 'danger') // '#FEECF0'
 * viewColor({ background: {}, grey: { 5: '#F8F8F8' } }, 'grey.5') // '#F8F8F8'
 */
export function viewColor(theme: Theme, token: ViewColorOptions): string | undefined {
  return colorOf(theme, 'background', token);
}
