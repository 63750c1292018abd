import { expect, it } from 'vitest';
import { settingsOf } from '../src/config/settingsOf.ts';

it('takes settings for one build from the environment', () => {
  expect(settingsOf('{"offline":false}')).toEqual({ offline: false });
});

it('changes nothing without the variable', () => {
  expect(settingsOf(undefined)).toEqual({});
  expect(settingsOf('')).toEqual({});
});

it.each(['{offline}', '[]', 'null', '1'])('says how to write settings instead of %s', (text) => {
  expect(() => settingsOf(text)).toThrow(/not a JSON object.*Write settings as in site\.config/);
});
