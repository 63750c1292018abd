/** Work left for one query, counted in steps, so that no input blocks the thread. */
export interface Budget {
  left: number;
}

/** Steps one query may take; a usual one takes a tenth. */
export const MAX_QUERY_STEPS = 400_000;

/**
 * Subtracts steps from the budget; returns whether any are left.
 * @example takeSteps({ left: 5 }, 5) // false
 */
export function takeSteps(budget: Budget, steps: number): boolean {
  budget.left -= steps;
  return budget.left > 0;
}
