import type { ReactNode } from 'react';

/**
 * Part of an example that only a running phone can use. The page keeps it as a template: browsers
 * lay out every form of a page to look for fields to fill in, also those in closed folds.
 */
export function Deferred({ children }: { children: ReactNode }) {
  return <template data-later="">{children}</template>;
}
