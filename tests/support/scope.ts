/**
 * Options of a test in a table. `npm test` runs what is tagged `@smoke`: of cases that take one way through
 * the code, one; `npm run test:all` runs all.
 */
export const smokeIf = (isSmoke: boolean) => ({ tag: isSmoke ? '@smoke' : [] });
