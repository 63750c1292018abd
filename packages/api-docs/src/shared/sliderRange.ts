import type { ApiMember } from './model.ts';

/** Kind of unit in a description: `(pt)`, `(ms)`, `(0~1)`; also Korean names of units. */
type Unit = 'length' | 'time' | 'ratio';

const UNITS: readonly [Unit, RegExp][] = [
  ['ratio', /\(\s*0\s*(?:~|–|-|to)\s*1\s*\)/],
  ['time', /\((?:ms|milliseconds|밀리초)\)/i],
  ['length', /\((?:pt|px|dp)\)/i],
];

/** Upper end of a slider for a number without a default. */
const DEFAULT_MAX: Record<Unit, number> = { ratio: 1, time: 2000, length: 100 };

/** A slider with fewer steps feels coarse. */
const MIN_STEP_COUNT = 20;

/** Rounds up to 1, 1.5, 2, 3 or 5 times a power of ten. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 1.5, 2, 3, 5, 10].find((factor) => factor * power >= value) ?? 10;
  return step * power;
}

/** The unit in brackets in a description. */
function unitOf({ description }: ApiMember): Unit | undefined {
  return UNITS.find(([, pattern]) => pattern.test(description))?.[0];
}

/** The largest round step that divides the default and leaves enough steps. */
function stepOf(value: number, width: number): number {
  if (!Number.isInteger(value)) {
    return 0.1;
  }
  const fits = (step: number) => step <= width / MIN_STEP_COUNT && value % step === 0;
  return [100, 10].find(fits) ?? 1;
}

/**
 * Bounds and step of a slider for a number. Without `@minimum` and `@maximum` they follow the unit in
 * the description and the default, which is then at about a third of the slider.
 * @example sliderRange({ description: '보여 줄 시간(밀리초)입니다.', default: '3500' }) // { min: 0, max: 15000, step: 100 }
 * sliderRange({ description: 'Time on screen (ms).' }) // { min: 0, max: 2000, step: 100 }
 * sliderRange({ description: '글자의 크기(pt)입니다.', default: '14' }) // { min: 0, max: 50, step: 1 }
 * sliderRange({ description: 'Width of the border (px).', default: '1.2' }) // { min: 0, max: 5, step: 0.1 }
 * sliderRange({ description: '그림자의 진하기(0~1)입니다.' }) // { min: 0, max: 1, step: 0.05 }
 * sliderRange({ description: '화면을 나눌 비율(0~1)입니다.', default: '0.5' }) // { min: 0, max: 1, step: 0.05 }
 * sliderRange({ description: '한 번에 띄울 스낵바의 수입니다.', default: '3' }) // { min: 0, max: 10, step: 1 }
 * sliderRange({ description: '안쪽 여백(pt)입니다.', min: 4, max: 24 }) // { min: 4, max: 24, step: 1 }
 */
export function sliderRange(member: ApiMember): { min: number; max: number; step: number } {
  const value = Number(member.default ?? 0) || 0;
  const unit = unitOf(member);
  const min = member.min ?? 0;
  const isRatio = unit === 'ratio' && value <= 1;
  const usual =
    value === 0 || isRatio ? DEFAULT_MAX[unit ?? 'length'] : Math.max(roundUp(value * 3), 2);
  const max = member.max ?? usual;
  return { min, max, step: isRatio ? 0.05 : stepOf(value, max - min) };
}
