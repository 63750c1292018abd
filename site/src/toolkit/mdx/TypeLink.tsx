import { TypeName } from '@zs-docs/api-docs/react';
import { siteApi } from '../api/siteApi.ts';
import '../api/api.css';

/** Name of a type in a sentence; opens its popover. */
export function TypeLink({ name }: { name: string }) {
  return (
    <code>
      <TypeName docs={siteApi} name={name} />
    </code>
  );
}
