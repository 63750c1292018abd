import type { Lifespan } from '@zs-docs/api-docs';

/** Since when and until when something is there. */
export const lifespan = ({ since, until }: Lifespan): string =>
  [since && `${since}에서 추가`, until && `${until}에서 제거`].filter(Boolean).join(', ');
