import type { ApiChange } from '@zs-docs/api-docs/history';
import { contrast } from '../../../packages/toolkit/src/theme/contrast.ts';
import type { Row } from './list.ts';
import type { Side } from './readSide.ts';

const PALETTE = 'packages/toolkit/src/theme';

/** Floors of WCAG: for text, and for large text and parts of the interface. */
const FLOORS = [4.5, 3];

const parentOf = (name: string) => name.split('.').slice(0, -1).join('.');

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

function colorRows(colors: readonly ApiChange[]): Row[] {
  const pairs = renamed(colors);
  const plain = colors.filter((color) => pairs.every((pair) => !pair.includes(color)));
  return [
    ...pairs.map(([old, now]) => ({
      place: PALETTE,
      what: `${old.name} is ${now.name} now, ${now.to} as before (renamed?)`,
    })),
    ...plain.map(({ name, from, to }) => ({
      place: PALETTE,
      what: `${name}: ${from ?? 'none'} → ${to ?? 'none'}`,
    })),
  ];
}

/** Pairs that pages draw: texts and ramps on each ground, black and white on each colour. */
function pairsOf(palette: Side['palette'], mode: string): [string, string][] {
  const names = Object.keys(palette).filter((name) => name.startsWith(`${mode}.`));
  const grounds = names.filter((name) => name.startsWith(`${mode}.background.`));
  const letters = names.filter((name) => /\.(text\.\w+|[a-z]+\.(\d+|main))$/.test(name));
  const onColors = names.filter((name) => /\.(\d+|main)$|\.background\./.test(name));
  const plain = ['white', 'black'].map((name) => `${mode}.text.${name}`);
  return [
    ...letters.flatMap((one) => grounds.map((ground): [string, string] => [one, ground])),
    ...plain.flatMap((one) => onColors.map((color): [string, string] => [one, color])),
  ];
}

const sideOf = (value: number, floor: number) => value >= floor;

/** Pairs of colours whose contrast crosses a floor. */
function contrastRows(before: Side['palette'], after: Side['palette']): Row[] {
  const pairs = ['light', 'dark'].flatMap((mode) => pairsOf(after, mode));
  const seen = new Set<string>();
  return pairs.flatMap(([one, other]) => {
    const key = `${one} on ${other}`;
    const old = contrast(before[one] ?? '', before[other] ?? '');
    const now = contrast(after[one] ?? '', after[other] ?? '');
    const floor =
      old !== undefined && now !== undefined && !seen.has(key)
        ? FLOORS.find((limit) => sideOf(old, limit) !== sideOf(now, limit))
        : undefined;
    seen.add(key);
    return floor === undefined
      ? []
      : [
          {
            place: 'packages/toolkit/facts/numbers.yml',
            what: `${key}: ${old?.toFixed(2)} → ${now?.toFixed(2)}, across ${floor}`,
          },
        ];
  });
}

/** Colours that differ, and what that does to contrast. */
export const paletteRows = (colors: readonly ApiChange[], before: Side, after: Side): Row[] => [
  ...colorRows(colors),
  ...contrastRows(before.palette, after.palette),
];
