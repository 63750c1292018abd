import type { ReactNode } from 'react';
import './islands.css';
import type { IslandName, IslandProps } from './registry.ts';

interface PlaceProps<Name extends IslandName> {
  name: Name;
  /** Handed to the component in the browser. */
  props: IslandProps<Name>;
  /** What a reader sees before (and without) JavaScript. */
  children?: ReactNode;
}

/**
 * Marks a place that startIslands.ts brings to life near view. Astro's own directives would do it
 * too, but they say nothing where a part does not load, start only with a page that was loaded
 * whole, and need inline scripts that the policy of the page forbids.
 */
export function Island<Name extends IslandName>({ name, props, children }: PlaceProps<Name>) {
  return (
    <div data-island={name} data-island-props={JSON.stringify(props)}>
      {children}
    </div>
  );
}
