import type { Theme } from './paletteTypes';
import type { TypoColorOptions, ViewColorOptions } from './tokenTypes';

function fromRamp(theme: Theme, token: string): string {
  const [name = '', step = ''] = token.split('.');
  const ramps: Record<string, object | undefined> = {
    primary: theme.primary,
    danger: theme.danger,
    warning: theme.warning,
    success: theme.success,
    information: theme.information,
    grey: theme.grey,
  };
  const color: unknown = Object.entries(ramps[name] ?? {}).find(([key]) => key === step)?.[1];
  if (typeof color !== 'string') {
    throw new Error(
      `색 이름 "${token}"을 찾을 수 없습니다. "primary.50"처럼 램프 이름과 단계를 적었는지 확인하세요.`,
    );
  }
  return color;
}

/**
 * Colour of a text token: `name` from `palette.text`, `name.step` from a ramp.
 * @example textColor({ text: { danger: '#D50136' } }, 'danger') // '#D50136'
 * textColor({ text: {}, danger: { 40: '#EF3E5E' } }, 'danger.40') // '#EF3E5E'
 * @throws Error for an unknown token
 */
export function textColor(theme: Theme, token: TypoColorOptions): string {
  return token in theme.text ? theme.text[token as keyof Theme['text']] : fromRamp(theme, token);
}

/**
 * Colour of a background token: `name` from `palette.background`, `name.step` from a ramp.
 * @example viewColor({ background: { danger: '#FEECF0' } }, 'danger') // '#FEECF0'
 * viewColor({ background: {}, grey: { 5: '#F8F8F8' } }, 'grey.5') // '#F8F8F8'
 * @throws Error for an unknown token
 */
export function viewColor(theme: Theme, token: ViewColorOptions): string {
  return token in theme.background
    ? theme.background[token as keyof Theme['background']]
    : fromRamp(theme, token);
}
