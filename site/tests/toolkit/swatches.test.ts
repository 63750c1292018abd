import api from '@0610studio/zs-ui/api.json' with { type: 'json' };
import { controlsFor } from '@zs-docs/api-docs';
import { expect, test } from 'vitest';
import { siteApi } from '../../src/toolkit/api/siteApi.ts';
import { lightDark, swatchColor, swatchGroups } from '../../src/toolkit/api/swatches.ts';

const namesOf = (tokens: string | undefined) =>
  swatchGroups(tokens).flatMap(({ swatches }) => swatches.map(({ name }) => name));

const types = ['ViewColorOptions', 'TypoColorOptions', 'CommonColorOptions'];

test.each(types)('%s has a swatch for every name', (type) => {
  const entry = api.entries.find(({ name }) => name === type);
  expect(namesOf(type).sort()).toEqual([...(entry?.values ?? [])].sort());
});

test.each(types)('every value of %s in a table is painted', (type) => {
  const entry = api.entries.find(({ name }) => name === type);
  for (const value of entry?.values ?? []) {
    expect(siteApi.colorOf?.(type, String(value)), String(value)).toMatch(
      /^(?:#|rgb|light-dark\()/,
    );
  }
});

test('a prop that takes any colour is offered texts, grounds and whole ramps', () => {
  const names = namesOf(undefined);
  expect(names).toEqual(
    expect.arrayContaining(['text.base', 'background.layer1', 'secondary.main']),
  );
  expect(new Set(names).size).toBe(names.length);
});

test('a colour that differs between the modes shows both', () => {
  expect(lightDark({ name: 'a', light: '#111', dark: '#eee' })).toBe('light-dark(#111, #eee)');
  expect(lightDark({ name: 'a', light: '#111', dark: '#111' })).toBe('#111');
});

test('a name finds its colour, and a value is its own', () => {
  expect(swatchColor('ViewColorOptions', 'primary.50')).toMatch(/^#|^light-dark/);
  expect(swatchColor(undefined, '#123456')).toBe('#123456');
  expect(swatchColor(undefined, '')).toBeUndefined();
});

test('a default that is code of the palette is shown in its colour', () => {
  const codes = siteApi.api.entries.flatMap(({ name }) =>
    controlsFor(siteApi.api, name).flatMap(({ kind, tokens, expression }) =>
      kind === 'color' && expression ? [swatchColor(tokens, expression)] : [],
    ),
  );
  expect(codes.length).toBeGreaterThan(0);
  for (const color of codes) {
    expect(color).toMatch(/^(?:#|rgb|light-dark\()/);
  }
});
