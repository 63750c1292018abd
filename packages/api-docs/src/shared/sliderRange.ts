import type { ApiMember } from './model.ts';

/** Unit in which a description measures: `(pt)`, `(ms)`, `(0~1)`; Korean names of units too. */
type Unit = 'length' | 'time' | 'share';

const UNITS: readonly [Unit, RegExp][] = [
  ['share', /\(\s*0\s*(?:~|–|-|to)\s*1\s*\)/],
  ['time', /\((?:ms|milliseconds|밀리초)\)/i],
  ['length', /\((?:pt|px|dp)\)/i],
];

/** Furthest end of a slider whose number has no default, by its unit. */
const ENDS: Record<Unit, number> = { share: 1, time: 2000, length: 100 };

/** A slider of fewer steps jumps. */
const FEWEST_STEPS = 20;

/** Rounds up to 1, 1.5, 2, 3 or 5 times a power of ten. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 1.5, 2, 3, 5, 10].find((factor) => factor * power >= value) ?? 10;
  return step * power;
}

/** The unit that a description puts in brackets. */
function unitOf({ description }: ApiMember): Unit | undefined {
  return UNITS.find(([, pattern]) => pattern.test(description))?.[0];
}

/** The longest round step that the default stands on and that leaves enough of them. */
function stepOf(value: number, wide: number): number {
  if (!Number.isInteger(value)) {
    return 0.1;
  }
  const fits = (step: number) => step <= wide / FEWEST_STEPS && value % step === 0;
  return [100, 10].find(fits) ?? 1;
}

/**
 * Bounds and step of a slider for a number: those of `@minimum` and `@maximum` when given, else by
 * the unit of its description and by its default, which sits about a third of the way along.
 */
export function sliderRange(member: ApiMember): { min: number; max: number; step: number } {
  const value = Number(member.default ?? 0) || 0;
  const unit = unitOf(member);
  const min = member.min ?? 0;
  const isShare = unit === 'share' && value <= 1;
  const usual = value === 0 || isShare ? ENDS[unit ?? 'length'] : Math.max(roundUp(value * 3), 2);
  const max = member.max ?? usual;
  return { min, max, step: isShare ? 0.05 : stepOf(value, max - min) };
}
