/** A measured figure and its budget. */
export interface Figure {
  name: string;
  /** Values of all runs. */
  runs: readonly number[];
  unit: string;
  /** Highest median that passes; absent for figures without a budget. */
  limit?: number;
}

/** Returns a percentile of the runs. */
export function percentile(runs: readonly number[], percent: number): number {
  const sorted = [...runs].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length * percent) / 100)] ?? Number.NaN;
}

/** Returns the median of the runs: single runs are noise. */
export const median = (runs: readonly number[]): number => percentile(runs, 50);

/**
 * Prints a line per figure: median, lowest and highest run, budget.
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
