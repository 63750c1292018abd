import type { SitePage } from './types.ts';

/** Whether a page is open by its address only: no list, feed, search engine or share card has it. */
export const isHidden = ({ listed, draft }: Pick<SitePage, 'listed' | 'draft'>) => !listed || draft;
