/** One measured figure and the budget it is held to. */
export interface Figure {
  name: string;
  /** Every run, in the unit. */
  runs: readonly number[];
  unit: string;
  /** Highest median that passes; absent for figures that only inform. */
  limit?: number;
}

/** @returns the run that so many of a hundred do not exceed */
export function atPercent(runs: readonly number[], percent: number): number {
  const sorted = [...runs].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length * percent) / 100)] ?? Number.NaN;
}

/** @returns the middle of the runs; machines are noisy, so single runs decide nothing */
export const median = (runs: readonly number[]): number => atPercent(runs, 50);

/**
 * Prints figures as lines: median, lowest and highest run, budget.
 * @returns whether every budget holds
 */
export function report(figures: readonly Figure[]): boolean {
  let holds = true;
  for (const { name, runs, unit, limit } of figures) {
    const middle = median(runs);
    const passes = limit === undefined || middle <= limit;
    holds &&= passes;
    const sign = limit === undefined ? '·' : passes ? '✓' : '✗';
    const budget = limit === undefined ? '' : ` (budget ${limit} ${unit})`;
    const range = `${round(Math.min(...runs))}–${round(Math.max(...runs))}`;
    console.log(`${sign} ${name}: ${round(middle)} ${unit} [${range}]${budget}`);
  }
  return holds;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
