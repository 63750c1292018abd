import { normalizeType } from '../shared/normalizeType.ts';

/** Whether two facts say the same, be it in other letters. */
export const isSameFact = (one: unknown, other: unknown): boolean =>
  one === other ||
  (typeof one === 'string' &&
    typeof other === 'string' &&
    normalizeType(one) === normalizeType(other));
