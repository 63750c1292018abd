import { recordFits } from '@zs-docs/api-docs/build';
import {
  type ApiChange,
  type ApiHistory,
  apiAt,
  buildHistory,
  changesBetween,
} from '@zs-docs/api-docs/history';
import type { Side } from './readSide.ts';

/** Names of the two sides in a history of them alone: their versions may be the same. */
export const BEFORE = 'before';
export const AFTER = 'after';

/** The differences of two sides in API and palette, as a history of two versions has them. */
export interface SideChanges {
  history: ApiHistory;
  /** Of the API. */
  api: readonly ApiChange[];
  /** Of the palette. */
  colors: readonly ApiChange[];
}

const isColor = ({ name }: ApiChange) => /^(light|dark)\./.test(name);

/** Whether a change is one of its own: not of a type that no one can import, nor said of a component as well. */
function isNews(history: ApiHistory, api: readonly ApiChange[], change: ApiChange): boolean {
  const { name, member, what, from, to } = change;
  const entry = [AFTER, BEFORE].map((side) => apiAt(history, side).entries[name]).find(Boolean);
  if (what === 'exists' && member === undefined) {
    return !entry?.internal;
  }
  // Props have the name of their component, or none that tells: `TextFieldProps` of ZSTextField.
  const isComponents = name.endsWith('Props') && entry?.kind !== 'component';
  return !(
    isComponents &&
    api.some(
      (one) =>
        one.name !== name &&
        one.member === member &&
        one.what === what &&
        one.from === from &&
        one.to === to &&
        one.name.endsWith(name.replace(/Props$/, '')),
    )
  );
}

/** Compares the API and the palette of two sides. */
export function sideChanges(before: Side, after: Side): SideChanges {
  const made = buildHistory([
    { version: BEFORE, api: before.api, values: before.palette },
    { version: AFTER, api: after.api, values: after.palette },
  ]);
  const history = recordFits(made);
  const all = changesBetween(history, BEFORE, AFTER);
  const api = all.filter((change) => !isColor(change));
  return {
    history,
    api: api.filter((change) => isNews(history, api, change)),
    colors: all.filter(isColor),
  };
}
