import { expect, test } from 'vitest';
import json from '../../toolkit/api.json' with { type: 'json' };
import { type Api, controlPlaces, controlsFor } from '../src/shared/index.ts';

const api = json as unknown as Api;

test('a component is a place by itself', () => {
  expect(controlPlaces(api, 'ZSText')).toEqual(['ZSText']);
  expect(controlPlaces(api, 'PopOverButton')).toEqual(['PopOverButton']);
});

test('the object that a function is given is a place, and so are the objects in it', () => {
  expect(controlPlaces(api, 'ShowAlertProps')).toEqual(['showAlert()']);
  expect(controlPlaces(api, 'ShowSnackBarProps')).toEqual(['showSnackBar()']);
  expect(controlPlaces(api, 'BottomSheetOptions')).toContain('showBottomSheet().options');
});

test('what no example is given has no place', () => {
  expect(controlPlaces(api, 'SnackItem')).toEqual([]);
  expect(controlPlaces(api, 'useOverlay')).toEqual([]);
});

test('colours know the type of their names, or take any', () => {
  const colors = (name: string) =>
    controlsFor(api, name)
      .filter(({ kind }) => kind === 'color')
      .map(({ tokens }) => tokens);
  expect(colors('ZSText')).toEqual(['TypoColorOptions']);
  expect(colors('ZSView')).toEqual(['ViewColorOptions']);
  expect(new Set(colors('ZSTextField'))).toEqual(new Set([undefined]));
});

test('a number whose default is worked out has no control, and what code must give says so', () => {
  const controls = controlsFor(api, 'ShowSnackBarProps');
  expect(controls.map(({ name }) => name)).toEqual(['message', 'type', 'snackbarDuration']);
  expect(controls[0]?.required).toBe(true);
});
