import type { Theme } from './paletteTypes';
import type { TypoColorOptions, ViewColorOptions } from './tokenTypes';

/** Colour of `group.name`, where the group is `text`, `background` or a ramp. */
function memberOf(theme: Theme, group: string, name: string): string | undefined {
  const colors = Reflect.get(theme, group);
  return typeof colors === 'object' ? Reflect.get(colors, name) : undefined;
}

/**
 * Colour of a text token: `name` from `palette.text`, `name.step` from a ramp; undefined if unknown.
 * @example textColor({ text: { danger: '#F02D5A' } }, 'danger') // '#F02D5A'
 * textColor({ text: {}, danger: { 40: '#FF6B85' } }, 'danger.40') // '#FF6B85'
 */
export function textColor(theme: Theme, token: TypoColorOptions): string | undefined {
  const [name = '', step] = token.split('.');
  return step ? memberOf(theme, name, step) : memberOf(theme, 'text', name);
}

/**
 * Colour of a background token: `name` from `palette.background`, or else the main colour of that
 * ramp; `name.step` from a ramp; undefined if unknown.
 * @example viewColor({ background: { danger: '#FFF5F6' } }, 'danger') // '#FFF5F6'
 * viewColor({ background: {}, grey: { 5: '#F8F8F8' } }, 'grey.5') // '#F8F8F8'
 */
export function viewColor(theme: Theme, token: ViewColorOptions): string | undefined {
  const [name = '', step] = token.split('.');
  return step
    ? memberOf(theme, name, step)
    : (memberOf(theme, 'background', name) ?? memberOf(theme, name, 'main'));
}
