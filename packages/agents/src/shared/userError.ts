/**
 * What the caller can mend: its message says in Korean what happened and what to do, and is shown
 * as it is. Any other error is a fault of this package.
 */
export class UserError extends Error {
  override name = 'UserError';
}
