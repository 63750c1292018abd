import type { Api } from '../shared/model.ts';
import { type Extracted, type ExtractOptions, extractApi } from './extract/extractApi.ts';

/** Extracts the API on first access and caches it. */
export interface ApiReader {
  extracted: () => Extracted;
  api: () => Api;
  /** Clears the cache, after the code changed. */
  invalidate: () => void;
}

/** Creates a reader that opens the package on first access. */
export function createApiReader(options: ExtractOptions): ApiReader {
  let cached: Extracted | undefined;
  const extracted = () => {
    cached ??= extractApi(options);
    return cached;
  };
  return {
    extracted,
    api: () => extracted().api,
    invalidate: () => {
      cached = undefined;
    },
  };
}
