import {
  type ColorPaletteExtend,
  themeFactory,
} from '@0610studio/zs-ui';

const WHITE = 255;
const BLACK = 0;

function mix(
  hex: string,
  towards: number,
  amount: number,
): string {
  const channels = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(
      hex.slice(at, at + 2),
      16,
    );
    const mixed = Math.round(
      channel + (towards - channel) * amount,
    );
    return mixed.toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** `#RRGGBB` 하나로 primary의 모든 단계를 만듭니다. */
export function rampFrom(main: string): ColorPaletteExtend {
  const steps = {
    5: mix(main, WHITE, 0.9),
    10: mix(main, WHITE, 0.8),
    20: mix(main, WHITE, 0.62),
    30: mix(main, WHITE, 0.42),
    40: mix(main, WHITE, 0.2),
    50: main,
    60: mix(main, BLACK, 0.16),
    70: mix(main, BLACK, 0.34),
    80: mix(main, BLACK, 0.54),
    90: mix(main, BLACK, 0.72),
    100: mix(main, BLACK, 0.86),
    main,
  };
  const names = {
    lighter: steps[20],
    light: steps[30],
    dark: steps[60],
    darker: steps[70],
  };
  return { ...steps, ...names };
}

const primary = rampFrom('#0B7A63');

export const brandPalette = themeFactory({
  light: { primary },
  dark: { primary },
});
