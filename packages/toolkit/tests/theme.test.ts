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

describe('the default palette', () => {
  test('only grey differs between the modes, and main is a step of the ramp', () => {
    for (const name of ['primary', 'secondary', 'danger', 'warning', 'success'] as const) {
      expect(dark[name]).toEqual(light[name]);
      expect(light[name].main).toBe(light[name][50]);
    }
    expect(dark.grey).not.toEqual(light.grey);
    expect(light.grey.main).toBe(light.grey[20]);
  });

  test('primary names four shades of its own steps', () => {
    const { lighter, light: lightShade, dark: darkShade, darker } = light.primary;
    expect([lighter, lightShade, darkShade, darker]).toEqual(
      ([10, 20, 60, 70] as const).map((step) => light.primary[step]),
    );
  });

  test('text colours are the documented ones in both modes', () => {
    expect(light.text).toEqual({
      primary: '#FF9F06',
      base: '#1C252E',
      secondary: '#637381',
      disabled: '#919EAB',
      danger: '#D50136',
      warning: '#98690A',
      success: '#006E18',
      information: '#1F53CC',
      white: '#FFFFFF',
      black: '#000000',
    });
    expect(dark.text).toEqual({
      primary: '#FF9F06',
      base: '#ededed',
      secondary: '#8C8C8C',
      disabled: '#606060',
      danger: '#F36689',
      warning: '#FFD47C',
      success: '#8CCA99',
      information: '#7DA4FF',
      white: '#FFFFFF',
      black: '#000000',
    });
  });

  test('background colours are the documented ones in both modes', () => {
    expect(light.background).toEqual({
      primary: '#FF9F06',
      layer1: '#F8F8F8',
      layer2: '#F4F6F8',
      neutral: '#DFE3E8',
      base: '#FFFFFF',
      danger: '#FEECF0',
      warning: '#FFF8E9',
      success: '#EEF7F0',
      information: '#E9F0FF',
    });
    expect(dark.background).toEqual({
      primary: '#FF9F06',
      layer1: '#141414',
      layer2: '#2C2C2C',
      neutral: '#3D3D3D',
      base: '#000000',
      danger: '#5E0018',
      warning: '#4D370B',
      success: '#00370C',
      information: '#0C1F4D',
    });
  });

  test('border, action, divider, scrim and main colours are the documented ones', () => {
    expect(light.border).toEqual({
      box: '#F4F6F8',
      active: '#FF9F06',
      base: '#637381',
      danger: '#FCD4DE',
      warning: '#FFEAC1',
      success: '#CEE9D4',
      information: '#D4E1FF',
    });
    expect(dark.border).toEqual({
      box: '#3D3D3D',
      active: '#FF9F06',
      base: '#737373',
      danger: '#8D0023',
      warning: '#66490E',
      success: '#005312',
      information: '#173E99',
    });
    expect(light.action).toEqual({ hover: '#DD9434', pressed: '#AC7326', disable: '#F4F6F8' });
    expect(dark.action.disable).toBe('#3D3D3D');
    expect([light.divider, dark.divider]).toEqual(['#919EAB33', '#60606033']);
    expect([light.modalBgColor, dark.modalBgColor]).toEqual(['#212B3688', '#00000088']);
    expect(light.mainColor.grey).toBe('#F4F6F8');
    expect(dark.mainColor.grey).toBe('#2C2C2C');
    expect(light.mainColor.information).toBe('#2768FF');
  });
});

describe('themeFactory', () => {
  test('without a mode it gives the light theme', () => {
    expect(themeFactory()()).toEqual(light);
  });

  test('a given colour is laid over its ramp and flows into what is derived from it', () => {
    const theme = themeFactory({ light: { danger: { 60: '#111111' }, grey: { 0: '#FAFAFA' } } })();
    expect(theme.danger[50]).toBe('#EB003B');
    expect(theme.text.danger).toBe('#111111');
    expect(theme.background.base).toBe('#FAFAFA');
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
    expect(theme.primary[50]).toBe('#FF9F06');
    expect(theme.border.active).toBe('#FF9F06');
    expect(theme.action.hover).toBe('#DD9434');
  });

  test('themeColors are laid over the finished theme of their mode', () => {
    const theme = themeFactory()({
      mode: 'dark',
      themeColors: { dark: { ...dark, divider: '#123' } },
    });
    expect(theme).toEqual({ ...dark, divider: '#123' });
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

  test('the web draws the shadow iOS draws: same offset, doubled radius as blur, alpha times opacity', () => {
    const elevation = createElevation(light.elevationShadow);
    expect(elevation[0]).toEqual({});
    expect(elevation[5]).toEqual({ boxShadow: '0px 2px 7.68px rgba(0, 0, 0, 0.054)' });
    expect(elevation[9]).toEqual({ boxShadow: '0px 8px 11.6px rgba(0, 0, 0, 0.085)' });
  });

  test('a missing shadow colour leaves the level unseen', () => {
    expect(createElevation([])[3 satisfies ShadowLevel]).toEqual({
      boxShadow: expect.stringContaining('rgba(0, 0, 0, 0)'),
    });
  });
});

describe('colour names', () => {
  test('a bare text name is a text colour, so secondary is the muted one', () => {
    expect(textColor(light, 'secondary')).toBe('#637381');
    expect(textColor(light, 'danger')).toBe('#D50136');
    expect(textColor(light, 'danger.40')).toBe('#EF3E5E');
  });

  test('a bare surface name is a background, so danger is the pale one and primary the full one', () => {
    expect(viewColor(light, 'danger')).toBe('#FEECF0');
    expect(viewColor(light, 'primary')).toBe('#FF9F06');
    expect(viewColor(dark, 'grey.5')).toBe('#141414');
  });

  test('an unknown name has no colour', () => {
    expect(viewColor(light, 'purple.50' as 'primary.50')).toBeUndefined();
    expect(textColor(light, 'purple' as 'danger')).toBeUndefined();
  });
});

describe('contrast', () => {
  test('every text colour but primary and disabled can be read on the base of its mode', () => {
    for (const theme of [light, dark]) {
      for (const name of [
        'base',
        'secondary',
        'danger',
        'warning',
        'success',
        'information',
      ] as const) {
        expect(contrast(theme.text[name], theme.background.base)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});
