import { contrast } from '@0610studio/zs-ui/tokens';
import { defaultThemes } from '../tokens/tokenData.ts';

/** The better of black and white to write on a colour. */
const inkOn = (color: string) =>
  (contrast('#000000', color) ?? 0) > (contrast('#ffffff', color) ?? 0) ? '#000000' : '#ffffff';

/** Steps 0 to 100 of the toolkit's default primary colour, the same in both modes, with their ink. */
export const primaryRamp = Object.entries(defaultThemes().light.primary)
  .filter(([step]) => /^\d+$/.test(step))
  .map(([step, color]) => ({ step, color: String(color), ink: inkOn(String(color)) }));
