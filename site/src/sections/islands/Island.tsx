import type { ReactNode } from 'react';
import '../../layout/ui/islands.css';
import type { IslandName, IslandProps } from './islands.ts';

const defaultIslandText = {
  loading: 'Loading',
  failed: 'This part could not be loaded.',
  retry: 'Retry',
};

interface IslandComponentProps<Name extends IslandName> {
  name: Name;
  /** Properties of the component in the browser. */
  props: IslandProps<Name>;
  /** English by default. */
  text?: typeof defaultIslandText;
  /** Static content before, and without, JavaScript. */
  children?: ReactNode;
}

/**
 * Marks the place of a component that client/lazy renders near the view. Astro's client directives
 * show no error and no Retry when a script does not load, do not run after a route change, and need
 * inline scripts, which the content security policy forbids. The lines about loading and failure are
 * part of the page.
 */
export function Island<Name extends IslandName>({
  name,
  props,
  text = defaultIslandText,
  children,
}: IslandComponentProps<Name>) {
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
