import { TypeName } from '@zs-docs/api-docs/react';
import { siteApi } from '../api/siteApi.ts';
import '../api/api.css';

/** The name of a type inside a sentence; it opens what the type is. */
export function TypeLink({ name }: { name: string }) {
  return (
    <code>
      <TypeName docs={siteApi} name={name} />
    </code>
  );
}
