import { compareVersions } from 'compare-versions';
import type { Lifespan } from '../shared/model.ts';

/**
 * Whether a version has what exists since one version, and until another.
 * @example isThere({ since: '0.12.5', until: '0.13.6' }, '0.13.6') // false
 */
export const isThere = ({ since, until }: Lifespan, version: string): boolean =>
  (since === undefined || compareVersions(since, version) <= 0) &&
  (until === undefined || compareVersions(version, until) < 0);
