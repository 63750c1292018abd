/** Work left for one query, counted in steps, so that no input blocks the thread. */
export interface Budget {
  left: number;
}

/** Steps one query may take; a usual one takes a tenth. */
export const MAX_QUERY_STEPS = 400_000;

/** Takes steps off the budget; false once it is used up. */
export function takeSteps(budget: Budget, steps: number): boolean {
  budget.left -= steps;
  return budget.left > 0;
}
