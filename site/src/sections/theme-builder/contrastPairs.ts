import { type Theme, themeFactory } from '@0610studio/zs-ui/tokens';
import { themeBuilderText as text } from '../../text/themeBuilder.ts';
import { measure } from '../../toolkit/tokens/wcag.ts';
import { type Choice, choose, configOf, paintable } from './choice.ts';
import { shadesOf } from './rampFrom.ts';

/** Contrast from which text of any size is readable: WCAG 2, 1.4.3. */
const AA_RATIO = 4.5;

/** A text colour on its background, one of which a ramp gives. */
export interface Pair {
  name: string;
  ramp: (typeof paintable)[number];
  colorsOf: (theme: Theme) => [text: string, background: string];
}

/** `text.secondary` is a grey, not of the ramp. */
export const pairs: readonly Pair[] = [
  ...paintable
    .filter((ramp) => ramp !== 'secondary')
    .map((ramp) => ({
      name: text.onBase(ramp),
      ramp,
      colorsOf: (theme: Theme): [string, string] => [theme.text[ramp], theme.background.base],
    })),
  ...paintable.map((ramp) => ({
    name: text.whiteOn(ramp),
    ramp,
    colorsOf: (theme: Theme): [string, string] => [theme.text.white, theme[ramp].main],
  })),
];

/** Contrast of a pair in a theme. */
export const contrastOf = ({ colorsOf }: Pair, theme: Theme) => measure(...colorsOf(theme));

/** The theme of a choice, in its mode. */
export const themeOf = (choice: Choice): Theme =>
  themeFactory(configOf(choice))({ mode: choice.mode });

/** The pairs with a colour of a ramp. */
export const pairsOf = (ramp: Pair['ramp']) => pairs.filter((pair) => pair.ramp === ramp);

/** The shade of a ramp's colour with which more of its pairs pass, nearest first; none where no shade helps. */
export function passingColor(choice: Choice, ramp: Pair['ramp']): string | undefined {
  const failingIn = (theme: Theme) =>
    pairsOf(ramp).filter((pair) => contrastOf(pair, theme).ratio < AA_RATIO).length;
  const theme = themeOf(choice);
  let fewest = failingIn(theme);
  let found: string | undefined;
  for (const color of shadesOf(theme[ramp].main)) {
    if (fewest === 0) {
      break;
    }
    const failing = failingIn(themeOf(choose(choice, { type: 'color', ramp, color })));
    if (failing < fewest) {
      fewest = failing;
      found = color;
    }
  }
  return found;
}
