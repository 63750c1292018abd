export { apiAt, entryAt, valueAt } from './apiAt.ts';
export { buildHistory, type ReadVersion } from './buildHistory.ts';
export { type ApiChange, changesBetween } from './changesBetween.ts';
export { changesByOwner, type OwnerChanges } from './changesByOwner.ts';
export { type ClassifiedChanges, classifyChanges } from './classifyChanges.ts';
export { isSameFact } from './isSameFact.ts';
export { lifespanOf } from './lifespanOf.ts';
export type * from './model.ts';
export { stateOf } from './stateOf.ts';
