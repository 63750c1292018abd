import { expect, test } from 'vitest';
import json from '../../zs-ui/api.json' with { type: 'json' };
import { type Api, controlPlaces, controlsFor } from '../src/shared/index.ts';

const api = json as unknown as Api;

test('a component is a place by itself, the one of that very name first', () => {
  expect(controlPlaces(api, 'ZSText')[0]).toEqual({ place: 'ZSText', of: 'ZSText' });
  expect(controlPlaces(api, 'PopOver')[0]).toEqual({ place: 'PopOverButton', of: 'PopOverButton' });
});

test('the object that a function is given is a place, and so are the objects in it', () => {
  expect(controlPlaces(api, 'Alert')[0]).toEqual({ place: 'showAlert()', of: 'ShowAlertProps' });
  expect(controlPlaces(api, 'BottomSheet')).toContainEqual({
    place: 'showBottomSheet().options',
    of: 'BottomSheetOptions',
  });
  expect(controlPlaces(api, 'Snackbar')).toEqual([
    { place: 'showSnackBar()', of: 'ShowSnackBarProps' },
  ]);
});

test('a subject that takes no values has no place', () => {
  expect(controlPlaces(api, 'Loader')).toEqual([]);
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
