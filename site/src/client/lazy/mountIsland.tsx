import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { CrashBoundary } from './CrashBoundary.tsx';

/**
 * Renders a module's default export inside an island, in place of its static content.
 * @returns function that unmounts it
 * @throws Error when the module has no default export
 */
export function mountIsland(
  element: HTMLElement,
  module: { default?: unknown } | undefined,
): () => void {
  const { island, islandProps = '{}' } = element.dataset;
  if (typeof module?.default !== 'function') {
    throw new Error(
      `Island "${island}": its module has no default export. Export the component as default.`,
    );
  }
  const Component = module.default as ComponentType<Record<string, unknown>>;
  const root = createRoot(element);
  root.render(
    <CrashBoundary>
      <Component {...JSON.parse(islandProps)} />
    </CrashBoundary>,
  );
  return () => root.unmount();
}
