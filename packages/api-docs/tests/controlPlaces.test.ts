import { expect, test } from 'vitest';
import { controlPlaces, controlsFor } from '../src/shared/index.ts';
import { readFixture } from './fixture.ts';

const { api } = readFixture();

test('a component is a place by itself', () => {
  expect(controlPlaces(api, 'Button')).toEqual(['Button']);
});

test('the object that a function is given is a place', () => {
  expect(controlPlaces(api, 'SheetOptions')).toEqual(['show()']);
});

test('what no example is given has no place', () => {
  expect(controlPlaces(api, 'Theme')).toEqual([]);
  expect(controlPlaces(api, 'useSheet')).toEqual([]);
});

test('what code must give says so', () => {
  const required = controlsFor(api, 'Button').filter((control) => control.required);
  expect(required.map(({ name }) => name)).toEqual(['label']);
});
