import type { Lifespan } from '@zs-docs/api-docs';
import { compareVersions } from 'compare-versions';

const isTooNew = ({ since }: Lifespan, version: string) =>
  since !== undefined && compareVersions(since, version) > 0;

/** Whether a version has it no longer. */
export const isGone = ({ until }: Lifespan, version: string): boolean =>
  until !== undefined && compareVersions(until, version) <= 0;

/** Whether a version has it. */
export const isThere = (one: Lifespan, version: string): boolean =>
  !isTooNew(one, version) && !isGone(one, version);

/** Since when and until when something is there. */
export const lifespan = ({ since, until }: Lifespan): string =>
  [since && `${since}에서 추가`, until && `${until}에서 제거`].filter(Boolean).join(', ');
