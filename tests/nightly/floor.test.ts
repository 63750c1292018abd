import { expect, test } from 'vitest';
import { builtFiles, readBuilt } from '../support/builtPages.ts';
import { allowed } from '../support/floor/allowed.ts';
import { cssFeatures } from '../support/floor/cssFeatures.ts';
import { htmlFeatures } from '../support/floor/htmlFeatures.ts';
import { scriptFeatures } from '../support/floor/scriptFeatures.ts';

/** Which function reads the files of an ending. */
const readers: [RegExp, (text: string) => string[]][] = [
  [/\.css$/, cssFeatures],
  [/\.js$/, scriptFeatures],
  [/\.html$/, htmlFeatures],
];

test('what the oldest supported browsers lack is used only where a reason allows it', () => {
  const places = new Map<string, string>();
  for (const name of builtFiles()) {
    const read = readers.find(([ending]) => ending.test(name))?.[1];
    for (const feature of read?.(String(readBuilt(name))) ?? []) {
      places.set(feature, places.get(feature) ?? name);
    }
  }
  const unknown = [...places].filter(([feature]) => !(feature in allowed));
  expect(unknown, 'newer than the floor: give it an alternative and a reason').toEqual([]);
  const unused = Object.keys(allowed).filter((feature) => !places.has(feature));
  expect(unused, 'no longer used: take it off the list').toEqual([]);
});
