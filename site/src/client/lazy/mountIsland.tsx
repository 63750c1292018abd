import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { crashText } from '../../text/crash.ts';
import { PAGE_EVENT } from '../router/onPage.ts';
import { CrashBoundary } from './CrashBoundary.tsx';

const roots = new Map<Element, Root>();

document.addEventListener(PAGE_EVENT, () => {
  for (const [element, root] of roots) {
    if (!element.isConnected) {
      roots.delete(element);
      root.unmount();
    }
  }
});

/**
 * Renders a module's default export inside the island, in place of its static content.
 * @throws when the module has no default export
 */
export function mountIsland(element: HTMLElement, module: { default?: unknown }): void {
  const { island, islandProps = '{}' } = element.dataset;
  if (typeof module.default !== 'function') {
    throw new Error(
      `Island "${island}": its module has no default export. Export the component as default.`,
    );
  }
  const Component = module.default as ComponentType<Record<string, unknown>>;
  const root = createRoot(element);
  roots.set(element, root);
  root.render(
    <CrashBoundary text={crashText}>
      <Component {...JSON.parse(islandProps)} />
    </CrashBoundary>,
  );
}
