import type { SitePage } from './types.ts';

/** Whether a page is reached by its address only: lists, feeds, sitemap and share cards leave it out. */
export const isHidden = ({ listed, draft }: Pick<SitePage, 'listed' | 'draft'>) => !listed || draft;
