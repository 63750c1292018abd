import type { ReactNode } from 'react';

/**
 * Part of an example that needs a running phone, as a template until then: for autofill, browsers lay
 * out all forms of a page, even in closed `<details>`.
 */
export function Deferred({ children }: { children: ReactNode }) {
  return <template data-later="">{children}</template>;
}
