import type { Api } from '../shared/model.ts';
import { type Extracted, type ExtractOptions, extractApi } from './extract/extractApi.ts';

/** Reads the API once, and again after the code changed. */
export interface ApiReader {
  extracted: () => Extracted;
  api: () => Api;
  /** Forgets what was read. */
  forget: () => void;
}

/** A reader that opens the package when it is first asked. */
export function apiReader(options: ExtractOptions): ApiReader {
  let known: Extracted | undefined;
  const extracted = () => {
    known ??= extractApi(options);
    return known;
  };
  return {
    extracted,
    api: () => extracted().api,
    forget: () => {
      known = undefined;
    },
  };
}
