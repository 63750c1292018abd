// Codes of TypeScript's diagnostics, by what explains them: src/compiler/diagnosticMessages.json has their texts.

/** Depends on what else the app has installed, of which nothing is known. */
export const DEPENDS_ON_APP = new Set([
  2578, // Unused '@ts-expect-error': the error may be there with the types of the app.
  2580,
  2581,
  2582,
  2584,
  2591,
  2592,
  2593, // A name of Node.js, of a browser or of a test runner.
  7017, // A global that the app may have.
  2664, // Adds to a module that the app may have.
  // A file that the app may have.
  6053,
  6231,
  2688,
  7016,
  2875,
]);

/** A module cannot be found: only those of the toolkit are known. */
export const MODULE = new Set([2307, 2792, 6137, 2306]);
export const EXPORT = new Set([1192, 2305, 2613, 2614, 2724, 2459]);
export const NAME = new Set([2304, 2503, 2552, 2686, 18004]);
export const TAG = new Set([2604, 2607, 2786]);
export const FIELD = new Set([2339, 2551, 7053, 2576]);
/** A value that may be null, undefined, or anything. */
export const POSSIBLY_NULLISH = new Set([18046, 18047, 18048, 18049, 2531, 2532, 2533, 2571]);
export const IMPLICIT_ANY = new Set([7006, 7019, 7031]);
