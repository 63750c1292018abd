import type { Lifespan } from '@zs-docs/api-docs';

/** Since when and until when something is there, and since when it is deprecated. */
export const lifespan = ({ since, until, deprecated }: Lifespan): string =>
  [
    since && `${since}에서 추가`,
    deprecated && `${deprecated}부터 지원 중단`,
    until && `${until}에서 제거`,
  ]
    .filter(Boolean)
    .join(', ');
