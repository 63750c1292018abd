import { stripTypeScriptTypes } from 'node:module';
import { contrast } from '../../../packages/toolkit/src/theme/contrast.ts';
import type { Toolkit } from './toolkit.ts';

type Mode = 'light' | 'dark';
type Colors = Record<string, unknown>;

/** Default palette of a version in both modes. */
type Palettes = Record<Mode, Colors>;

/** Runs the palette of a version. It imports types, and since 0.13.7 the colours of one other file. */
export async function loadPalettes(toolkit: Toolkit, version: string): Promise<Palettes> {
  const files = ['theme/primitive.ts', 'theme/palette.ts'];
  const source = files.map((file) => toolkit.read(version, file) ?? '').join('\n');
  const code = stripTypeScriptTypes(source.replace(/^import .*$/gm, ''), { mode: 'strip' });
  const { default: create } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return { light: create({ mode: 'light' }), dark: create({ mode: 'dark' }) };
}

/** Color of a palette by its name, as pages write it: `grey.40` is `#C4CDD5`. */
function colorOf(palette: Colors, name: string): string {
  const color = name.split('.').reduce<unknown>((group, key) => (group as Colors)?.[key], palette);
  if (typeof color !== 'string') {
    throw new Error(`the palette has no colour ${name}`);
  }
  return color.toUpperCase();
}

/** Contrast of two colours: names in a palette, or colours of a page. */
export function contrastOf(palette: Colors, names: readonly [string, string]): number {
  const [one, two] = names.map((name) => (name.startsWith('#') ? name : colorOf(palette, name)));
  return contrast(one ?? '', two ?? '') ?? Number.NaN;
}

/**
 * Ramps of the light palette whose `main` changes between two versions.
 * @returns name, old and new colour of each, one after the other
 */
export function changedMains(before: Palettes, after: Palettes): string[] {
  const ramps = Object.keys(before.light).filter(
    (name) => (before.light[name] as Colors)?.main !== undefined,
  );
  return ramps
    .map((name) => [
      name,
      colorOf(before.light, `${name}.main`),
      colorOf(after.light, `${name}.main`),
    ])
    .filter(([, from, to]) => from !== to)
    .flat();
}
