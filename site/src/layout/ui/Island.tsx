import type { ReactNode } from 'react';
import { islandText as text } from '../../text/shell.ts';
import './islands.css';
import type { IslandName, IslandProps } from '../../islands.ts';

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
 * whole, and need inline scripts that the policy of the page forbids. What the reader is told of the
 * load stands ready in the page, as few pages have such a place.
 */
export function Island<Name extends IslandName>({ name, props, children }: PlaceProps<Name>) {
  return (
    <div data-island={name} data-island-props={JSON.stringify(props)}>
      {children}
      <div className="island-note" role="status" hidden>
        <span className="spinner" />
        {text.loading}
      </div>
      <div className="island-note" role="alert" hidden>
        {text.failed}
        <button type="button" className="action">
          {text.retry}
        </button>
      </div>
    </div>
  );
}
