import { StyleSheet } from 'react-native';
import { describe, expect, test } from 'vitest';
import { themeFactory } from '../src';
import { textColor, viewColor } from '../src/theme/colorTokens';
import { contrast } from '../src/theme/contrast';
import { createElevation } from '../src/theme/elevation';
import type { ShadowLevel } from '../src/theme/elevationTypes';
import { createTypography } from '../src/theme/typography';

const light = themeFactory()({ mode: 'light' });
const dark = themeFactory()({ mode: 'dark' });

describe('themeFactory', () => {
  test('without a mode it gives the light theme', () => {
    expect(themeFactory()()).toEqual(light);
  });

  test('a given colour is laid over its ramp and flows into what is derived from it', () => {
    const theme = themeFactory({ light: { danger: { 60: '#111111' }, grey: { 30: '#FAFAFA' } } })();
    expect(theme.danger[50]).toBe(light.danger[50]);
    expect(theme.text.danger).toBe('#111111');
    expect(theme.background.neutral).toBe('#FAFAFA');
    expect(theme.background.base).toBe(light.background.base);
  });

  test('colours of one mode do not flow into the other', () => {
    const create = themeFactory({ light: { primary: { main: '#6366F1' } } });
    expect(create({ mode: 'dark' })).toEqual(dark);
  });

  test('main alone moves main colours and leaves the steps', () => {
    const theme = themeFactory({ light: { primary: { main: '#6366F1' } } })();
    expect(theme.mainColor.primary).toBe('#6366F1');
    expect(theme.text.primary).toBe('#6366F1');
    expect(theme.background.primary).toBe('#6366F1');
    expect(theme.primary[50]).toBe(light.primary[50]);
    expect(theme.primary.light).toBe(light.primary.light);
  });

  test('themeColors are laid over the finished theme of their mode', () => {
    const theme = themeFactory()({
      mode: 'dark',
      themeColors: { dark: { ...dark, modalBgColor: '#123' } },
    });
    expect(theme).toEqual({ ...dark, modalBgColor: '#123' });
  });
});

describe('typography', () => {
  test('every group has the documented sizes and one letter spacing', () => {
    const typography = createTypography();
    const sizes = (name: 'heading' | 'title' | 'subTitle' | 'label' | 'body' | 'caption') =>
      Object.values(typography[name]).map(({ fontSize }) => fontSize);
    expect(sizes('heading')).toEqual([36, 32, 28, 24, 20, 18]);
    for (const name of ['title', 'subTitle', 'label', 'body'] as const) {
      expect(sizes(name)).toEqual([16, 14, 13, 12, 11, 10]);
    }
    expect(sizes('caption')).toEqual([12, 11, 10, 9, 8, 7]);
    expect(typography.body[2]).toEqual({ fontSize: 14, fontFamily: undefined, letterSpacing: 1 });
  });

  test('each group takes the font of its weight', () => {
    const fonts = { 400: 'four', 500: 'five', 600: 'six', 700: 'seven' };
    const typography = createTypography(fonts);
    const family = (['heading', 'title', 'subTitle', 'label', 'body', 'caption'] as const).map(
      (name) => StyleSheet.flatten(typography[name][1])?.fontFamily,
    );
    expect(family).toEqual(['seven', 'seven', 'six', 'five', 'four', 'four']);
    expect(typography.themeFonts).toBe(fonts);
  });
});

describe('elevation', () => {
  test('shadow colours are the documented ones', () => {
    expect(light.elevationShadow[0]).toBe('rgba(0, 0, 0, 0.18)');
    expect(light.elevationShadow[9]).toBe('rgba(0, 0, 0, 0.34)');
    expect(dark.elevationShadow[5]).toBe('rgba(255, 255, 255, 0.67)');
    expect(dark.elevationShadow).toHaveLength(10);
  });

  test('every platform draws one box shadow: old offset and radius, alpha times opacity', () => {
    const elevation = createElevation(light.elevationShadow);
    const numbers = Object.values(elevation).map(({ boxShadow }) =>
      boxShadow?.map(({ offsetY, blurRadius, color }) => [offsetY, blurRadius, color]),
    );
    expect(numbers[0]).toEqual([]);
    expect(numbers[1]).toEqual([[1, 1, 'rgba(0, 0, 0, 0.04000000000000001)']]);
    expect(numbers[5]).toEqual([[2, 3.84, 'rgba(0, 0, 0, 0.054000000000000006)']]);
    expect(numbers[9]).toEqual([[8, 5.8, 'rgba(0, 0, 0, 0.085)']]);
    expect(numbers).toHaveLength(10);
  });

  test('a shadow colour that is no rgb is drawn as opaque black', () => {
    expect(createElevation([])[3 satisfies ShadowLevel].boxShadow?.[0]?.color).toBe(
      'rgba(0, 0, 0, 0.2)',
    );
  });
});

describe('colour names', () => {
  test('a bare text name is a text colour, so secondary is the muted one', () => {
    expect(textColor(light, 'secondary')).toBe(light.text.secondary);
    expect(textColor(light, 'danger')).toBe(light.text.danger);
    expect(textColor(light, 'danger.40')).toBe(light.danger[40]);
  });

  test('a bare surface name is a background, so danger is the pale one and primary the full one', () => {
    expect(viewColor(light, 'danger')).toBe(light.background.danger);
    expect(viewColor(light, 'primary')).toBe(light.background.primary);
    expect(viewColor(dark, 'grey.5')).toBe(dark.grey[5]);
  });

  test('at run time, ramps and groups that the types refuse have colours too', () => {
    expect(viewColor(light, 'secondary' as 'primary')).toBe(light.secondary.main);
    expect(viewColor(light, 'grey.main' as 'grey.5')).toBe(light.grey.main);
    expect(textColor(light, 'background.layer1' as 'grey.5')).toBe(light.background.layer1);
  });

  test('an unknown name has no colour', () => {
    expect(viewColor(light, 'purple.50' as 'primary.50')).toBeUndefined();
    expect(textColor(light, 'purple' as 'danger')).toBeUndefined();
  });
});

describe('contrast', () => {
  test('base, secondary and information texts can be read on the base of both modes', () => {
    for (const theme of [light, dark]) {
      for (const name of ['base', 'secondary', 'information'] as const) {
        expect(contrast(theme.text[name], theme.background.base)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  test('a status text cannot be read on the background of its name, but information in light', () => {
    const readable = [light, dark].flatMap((theme) =>
      (['danger', 'warning', 'success', 'information'] as const)
        .filter((name) => (contrast(theme.text[name], theme.background[name]) ?? 0) >= 4.5)
        .map((name) => `${theme.mode} ${name}`),
    );
    expect(readable).toEqual(['light information']);
  });
});
