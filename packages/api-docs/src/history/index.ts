export { apiAt, entryAt, valueAt } from './apiAt.ts';
export { buildHistory, type ReadVersion } from './buildHistory.ts';
export { type ApiChange, changesBetween } from './changesBetween.ts';
export { type ClassifiedChanges, classifyChanges } from './classifyChanges.ts';
export { isSameFact } from './isSameFact.ts';
export { isThere, lifespanOf } from './lifespanOf.ts';
export type * from './model.ts';
export { stateOf } from './stateOf.ts';
export { typesOf } from './typesOf.ts';
