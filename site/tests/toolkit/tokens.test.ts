import { describe, expect, test } from 'vitest';
import {
  defaultThemes,
  rampNames,
  rampsOf,
  semanticGroups,
} from '../../src/toolkit/tokens/tokenData.ts';
import { measure } from '../../src/toolkit/tokens/wcag.ts';

const themes = defaultThemes();
const ramps = rampsOf(themes);
const groups = semanticGroups(themes);

describe('the token explorer', () => {
  test('shows a ramp that both modes share once, and grey for each mode', () => {
    expect(ramps.map(({ name, mode }) => (mode ? `${name} ${mode}` : name))).toEqual([
      'primary',
      'secondary',
      'danger',
      'warning',
      'success',
      'information',
      'grey light',
      'grey dark',
    ]);
  });

  test('shows every step in order, with the names that stand for it', () => {
    expect(ramps[0]?.colors.map(({ step, names }) => [step, ...names].join(' ')).join(', ')).toBe(
      '5, 10, 20 lighter, 30 light, 40, 50 main, 60 dark, 70 darker, 80, 90, 100',
    );
  });

  test('shows a named colour that is no step by itself', () => {
    const primary = { ...themes.light.primary, main: '#123456' };
    const changed = { ...themes.light, primary };
    const [ramp] = rampsOf({ light: changed, dark: changed });
    expect(ramp?.colors.at(-1)).toEqual({ step: 'main', names: [], color: '#123456' });
  });

  test('shows semantic colours of both modes as the toolkit makes them', () => {
    const colors = groups.flatMap(({ colors: all }) => all);
    const find = (name: string) => colors.find((color) => color.name === name);
    expect(find('text.base')).toMatchObject({ light: '#1C252E', dark: '#ededed' });
    expect(find('background.danger')).toMatchObject({ light: '#FFF5F6', dark: '#CC163E' });
    expect(find('modalBgColor')).toMatchObject({ light: '#141A2185', dark: '#141A2166' });
  });

  test('leaves out no colour of the theme', () => {
    const shown = groups.flatMap(({ colors }) => colors).length;
    const { text, background } = themes.light;
    const all = [text, background].flatMap((group) => Object.keys(group));
    expect(shown).toBe(all.length + 1);
    for (const theme of Object.values(themes)) {
      const mains = rampNames.map((name) => [name, theme[name].main]);
      expect(theme.mainColor).toEqual(Object.fromEntries(mains));
    }
  });
});

describe('contrast', () => {
  test.each([
    ['#000000', '#FFFFFF', 21, 'AAA'],
    ['#637381', '#FFFFFF', 4.88, 'AA'],
    ['#8C8C8C', '#FFFFFF', 3.36, 'large'],
    ['#FFFFFF', '#FF9F06', 2.05, 'fail'],
  ])('of %s on %s is %d, %s', (text, background, ratio, grade) => {
    const measured = measure(text, background);
    expect(measured.grade).toBe(grade);
    expect(measured.ratio).toBeCloseTo(ratio, 2);
  });

  test('is never rounded up into a better grade', () => {
    expect(measure('#777777', '#FFFFFF')).toEqual({ ratio: 4.47, grade: 'large' });
  });
});
