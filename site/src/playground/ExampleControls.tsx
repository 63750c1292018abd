import { api } from 'virtual:api-docs/api';
import { controlsFor } from '@zs-docs/api-docs/shared/controlsFor';
import { findEntry } from '@zs-docs/api-docs/shared/findEntry';
import { Controls } from './Controls.tsx';

/** Fields for the component an example is named after; the basic example alone has them. */
export function ExampleControls({ of, source }: { of: string; source: string }) {
  const [owner = '', which] = of.split('.');
  if (which !== 'basic' || findEntry(api, owner)?.kind !== 'component') {
    return null;
  }
  return <Controls owner={owner} source={source} fields={controlsFor(api, owner)} />;
}
