import type { ApiMember } from './model.ts';

/** Rounds up to 1, 2 or 5 times a power of ten. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= value) ?? 10;
  return step * power;
}

/**
 * Bounds and step of a slider for a number: those of `@minimum` and `@maximum` when given, else
 * from the default, so that the default sits about a third of the way along.
 */
export function sliderRange(member: ApiMember): { min: number; max: number; step: number } {
  const value = Number(member.default ?? 0) || 0;
  const isRatio = /ratio|opacity/i.test(member.name);
  const isFraction = !Number.isInteger(value);
  const min = member.min ?? 0;
  const max = member.max ?? (isRatio ? 1 : Math.max(value === 0 ? 100 : roundUp(value * 3), 2));
  const wide = max - min;
  const step = isRatio ? 0.05 : isFraction ? 0.1 : wide > 2000 ? 100 : wide > 500 ? 10 : 1;
  return { min, max, step };
}
