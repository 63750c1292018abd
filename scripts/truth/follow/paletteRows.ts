import type { ApiChange } from '@zs-docs/api-docs/history';
import { contrast } from '../../../packages/toolkit/src/theme/contrast.ts';
import type { Row } from './list.ts';
import type { Side } from './readSide.ts';

/**
 * What a dotted name is a part of.
 * @example parentOf('light.text.base') // 'light.text'
 */
export const parentOf = (name: string): string => name.split('.').slice(0, -1).join('.');

const PALETTE = 'packages/toolkit/src/theme';

/** Floors of WCAG: for text, and for large text and parts of the interface. */
const FLOORS = [4.5, 3];

/** A colour that is gone, and one beside it that is new with the same value. */
function renamed(colors: readonly ApiChange[]): [ApiChange, ApiChange][] {
  const gone = colors.filter(({ to }) => to === undefined);
  const added = colors.filter(({ from }) => from === undefined);
  return gone.flatMap((old): [ApiChange, ApiChange][] => {
    const same = added.filter(
      ({ name, to }) => to === old.from && parentOf(name) === parentOf(old.name),
    );
    return same.length === 1 && same[0] ? [[old, same[0]]] : [];
  });
}

/** Rows that say the same of several names, as one. */
function together(said: readonly { name: string; what: string }[], place: string): Row[] {
  return [...Map.groupBy(said, ({ what }) => what)].map(([what, some]) => ({
    place,
    what: `${some.map(({ name }) => name).join(', ')}: ${what}`,
  }));
}

function colorRows(colors: readonly ApiChange[]): Row[] {
  const pairs = renamed(colors);
  const plain = colors.filter((color) => pairs.every((pair) => !pair.includes(color)));
  return [
    ...pairs.map(([old, now]) => ({
      place: PALETTE,
      what: `${old.name} is ${now.name} now, ${now.to} as before (renamed?)`,
    })),
    ...together(
      plain.map(({ name, from, to }) => ({ name, what: `${from ?? 'none'} → ${to ?? 'none'}` })),
      PALETTE,
    ),
  ];
}

/** Pairs that apps draw: text on each ground, ramps on the plain one, white and black on ramps and grounds. */
function pairsOf(palette: Side['palette'], mode: string): [string, string][] {
  const names = Object.keys(palette).filter((name) => name.startsWith(`${mode}.`));
  const grounds = names.filter((name) => name.startsWith(`${mode}.background.`));
  const ramps = names.filter((name) => /\.(\d+|main)$/.test(name));
  const texts = names.filter((name) => name.startsWith(`${mode}.text.`));
  const plain = texts.filter((name) => /\.(white|black)$/.test(name));
  const cross = (some: readonly string[], on: readonly string[]) =>
    some.flatMap((one) => on.map((other): [string, string] => [one, other]));
  return [
    ...cross(texts, grounds),
    ...cross(ramps, [`${mode}.background.base`]),
    ...cross(plain, ramps),
  ];
}

/** Pairs of colours whose contrast crosses a floor. */
function contrastRows(before: Side['palette'], after: Side['palette']): Row[] {
  const pairs = ['light', 'dark'].flatMap((mode) => pairsOf(after, mode));
  const crossing = pairs.flatMap(([one, other]) => {
    const old = contrast(before[one] ?? '', before[other] ?? '');
    const now = contrast(after[one] ?? '', after[other] ?? '');
    if (old === undefined || now === undefined) {
      return [];
    }
    const floor = FLOORS.find((limit) => old >= limit !== now >= limit);
    const what = `${old.toFixed(2)} → ${now.toFixed(2)}, across ${floor}`;
    return floor === undefined ? [] : [{ name: `${one} on ${other}`, what }];
  });
  return together(crossing, 'packages/toolkit/facts/numbers.yml');
}

/** Colours that differ, and what that does to contrast. */
export const paletteRows = (colors: readonly ApiChange[], before: Side, after: Side): Row[] => [
  ...colorRows(colors),
  ...contrastRows(before.palette, after.palette),
];
