import type { ReactNode } from 'react';
import './islands.css';

/** When an island fetches its code: at once when idle, near view, or on hover, focus or press. */
export type IslandTrigger = 'idle' | 'visible' | 'intent';

interface IslandProps {
  /** Key in registry.ts. */
  name: string;
  /** JSON-safe properties handed to the component in the browser. */
  props?: Record<string, unknown>;
  on: IslandTrigger;
  /** What a reader sees before (and without) JavaScript. */
  children?: ReactNode;
}

/** Marks a place that startIslands.ts brings to life in the browser. */
export function Island({ name, props = {}, on, children }: IslandProps) {
  return (
    <div data-island={name} data-island-on={on} data-island-props={JSON.stringify(props)}>
      {children}
    </div>
  );
}
