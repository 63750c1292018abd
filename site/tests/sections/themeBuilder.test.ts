import { themeFactory } from '@0610studio/zs-ui/tokens';
import { describe, expect, test } from 'vitest';
import { choose, configOf, initialChoice } from '../../src/sections/theme-builder/choice.ts';
import { factoryCode } from '../../src/sections/theme-builder/factoryCode.ts';
import { rampFrom } from '../../src/sections/theme-builder/rampFrom.ts';
import { withChoice } from '../../src/sections/theme-builder/withChoice.ts';

const violet = choose(initialChoice, { type: 'color', ramp: 'primary', color: '#6d28d9' });

describe('a chosen colour', () => {
  test('goes to both modes while they are linked', () => {
    expect(Object.keys(configOf(violet))).toEqual(['light', 'dark']);
  });

  test('goes to the shown mode alone when they are not', () => {
    const alone = choose(initialChoice, { type: 'linked', on: false });
    const dark = choose(choose(alone, { type: 'mode', mode: 'dark' }), {
      type: 'color',
      ramp: 'danger',
      color: '#AA0000',
    });
    expect(configOf(dark)).toHaveProperty('dark.danger.main', '#AA0000');
    expect(configOf(dark)).not.toHaveProperty('light.danger');
  });

  test('makes every step, or the main colour alone', () => {
    expect(configOf(violet).light?.primary).toMatchObject({ 50: '#6D28D9', main: '#6D28D9' });
    const mainOnly = choose(violet, { type: 'steps', on: false });
    expect(configOf(mainOnly).light).toEqual({ primary: { main: '#6D28D9' } });
  });

  test('of primary leaves no colour of the default ramp, as the border of a radio button', () => {
    const primary = configOf(violet).light?.primary ?? {};
    expect(Object.keys(primary).sort()).toEqual(Object.keys(themeFactory()().primary).sort());
    const { lighter, light, dark, darker } = primary;
    expect([lighter, light, dark, darker]).toEqual(
      [20, 30, 60, 70].map((step) => primary[step as 20]),
    );
  });

  test('that is no colour changes nothing', () => {
    expect(choose(violet, { type: 'color', ramp: 'primary', color: '#6d2' })).toBe(violet);
    expect(choose(violet, { type: 'color', ramp: 'primary', color: 'url(x)' })).toBe(violet);
  });

  test('is gone after a reset, and the shown mode stays', () => {
    const dark = choose(violet, { type: 'mode', mode: 'dark' });
    expect(choose(dark, { type: 'reset' })).toEqual({ ...initialChoice, mode: 'dark' });
  });
});

test('a ramp runs from nearly white to nearly black through the colour itself', () => {
  expect(rampFrom('#808080')).toMatchObject({
    5: '#F2F2F2',
    50: '#808080',
    100: '#121212',
    main: '#808080',
  });
});

describe('the code', () => {
  test('of no choice is an empty call', () => {
    expect(factoryCode({})).toContain('export const customPalette = themeFactory({});');
  });

  test('of a choice for both modes holds its colours once, a ramp in few lines', () => {
    const code = factoryCode(configOf(violet));
    expect(code).toContain('themeFactory({ light: colors, dark: colors });');
    expect(code.split('\n').length).toBeLessThan(16);
  });

  test('of other colours in each mode holds both, short objects on one line', () => {
    const alone = choose(choose(violet, { type: 'steps', on: false }), {
      type: 'linked',
      on: false,
    });
    const light = choose(alone, { type: 'color', ramp: 'primary', color: '#AA0000' });
    expect(factoryCode(configOf(light))).toContain(
      "themeFactory({\n  light: { primary: { main: '#AA0000' } },\n  dark: { primary: { main: '#6D28D9' } },\n});",
    );
  });
});

describe('the phone', () => {
  test('runs the example with the colours in their place', () => {
    expect(withChoice('const chosen = {};', { light: { grey: { 5: '#FFF' } } })).toBe(
      'const chosen = {"light":{"grey":{"5":"#FFF"}}};',
    );
  });

  test('says so when the example has lost that place', () => {
    expect(() => withChoice('const other = {};', {})).toThrow('chosen = {}');
  });
});
