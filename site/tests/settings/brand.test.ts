import { contrast } from '@0610studio/zs-ui/tokens';
import { describe, expect, test } from 'vitest';
import { brand } from '../../src/brand.ts';
import { colorsOf, withBrand } from '../../src/settings/brand/brandColors.ts';

const AA = 4.5;
const DARK_TEXT = '#f3eee7';

const accents = [
  brand.accent,
  '#7c3aed',
  '#0a7cff',
  '#00a86b',
  '#ffe600',
  '#d6006f',
  '#808080',
  '#101030',
  '#000000',
  '#ffffff',
];

describe('Whatever the accent of the brand', () => {
  test.each(accents)('text in its hue and on it is legible in both modes: %s', (accent) => {
    const colors = colorsOf({ ...brand, accent });
    const pairs = {
      button: [colors['on-accent'], colors.accent],
      link: [colors.link, '#ffffff'],
      'link on paper': [colors.link, colors.paper],
      'link on the row of the page': [colors.link, colors['accent-soft']],
      'link under the pointer': [colors['link-hover'], colors['accent-soft']],
      'text on the row of the page': [colors.ink, colors['accent-soft']],
      'text that stands back': [colors['ink-soft'], colors.paper],
      'marked text': [colors.ink, colors.mark],
      'marked line': [colors.ink, colors['line-marked']],
      'dark link': [colors['link-dark'], colors.night],
      'dark link on the row of the page': [colors['link-dark'], colors['accent-soft-dark']],
      'dark link under the pointer': [colors['link-hover-dark'], colors['accent-soft-dark']],
      'dark text on the row of the page': [DARK_TEXT, colors['accent-soft-dark']],
      'dark marked text': [DARK_TEXT, colors['mark-dark']],
      'dark marked line': [DARK_TEXT, colors['line-marked-dark']],
    };
    const illegible = Object.entries(pairs).filter(
      ([, [text = '', ground = '']]) => (contrast(text, ground) ?? 1) < AA,
    );
    expect(illegible).toEqual([]);
  });

  test('the signs of focus stand out from the page', () => {
    for (const accent of accents) {
      const colors = colorsOf({ ...brand, accent });
      expect(contrast(colors.focus, '#ffffff'), accent).toBeGreaterThan(3);
      expect(contrast(colors['focus-dark'], colors.night), accent).toBeGreaterThan(3);
    }
  });
});

test('orange has the shades that were chosen for it by eye', () => {
  expect(colorsOf({ accent: '#ff9f06', ink: '#1f1a14', paper: '#faf8f5' })).toMatchObject({
    'on-accent': '#1f1a14',
    'accent-soft': '#fff3df',
    link: '#9a4a00',
    'link-hover': '#6f3500',
    night: '#14110d',
  });
});

test('a style sheet that names a colour the brand lacks is told which there are', () => {
  expect(withBrand('a{color:var(--brand-accent)}')).toBe(`a{color:${brand.accent}}`);
  expect(() => withBrand('var(--brand-acent)')).toThrow(/--brand-acent.*accent, ink, paper/);
});
