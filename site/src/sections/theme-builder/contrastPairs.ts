import { type Theme, themeFactory } from '@0610studio/zs-ui/tokens';
import { themeBuilderText as text } from '../../text/themeBuilder.ts';
import { measure } from '../../toolkit/tokens/wcag.ts';
import { type Choice, choose, configOf, paintable } from './choice.ts';
import { shadesOf } from './rampFrom.ts';

/** A text colour on its background, one of which a ramp gives. */
export interface Pair {
  name: string;
  ramp: (typeof paintable)[number];
  contrastOf: (theme: Theme) => ReturnType<typeof measure>;
}

/** `text.secondary` is a grey, not of the ramp. */
export const pairs: readonly Pair[] = [
  ...paintable
    .filter((ramp) => ramp !== 'secondary')
    .map((ramp) => ({
      name: text.onBase(ramp),
      ramp,
      contrastOf: (theme: Theme) => measure(theme.text[ramp], theme.background.base),
    })),
  ...paintable.map((ramp) => ({
    name: text.whiteOn(ramp),
    ramp,
    contrastOf: (theme: Theme) => measure(theme.text.white, theme[ramp].main),
  })),
];

/** Whether text of any size is readable. */
export const passes = ({ grade }: ReturnType<typeof measure>) => grade === 'AA' || grade === 'AAA';

/** The theme of a choice, in its mode. */
export const themeOf = (choice: Choice): Theme =>
  themeFactory(configOf(choice))({ mode: choice.mode });

/** The colour of a pair's ramp that is nearest to the chosen one among those with which the pair passes. */
export function passingColor(choice: Choice, { ramp, contrastOf }: Pair): string | undefined {
  return shadesOf(themeOf(choice)[ramp].main).find((color) =>
    passes(contrastOf(themeOf(choose(choice, { type: 'color', ramp, color })))),
  );
}
