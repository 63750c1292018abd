import { TypeName } from '@zs-docs/api-docs/react/TypeName';
import { siteApi } from '../api/siteApi.ts';

/** The name of a type inside a sentence; it opens what the type is. */
export function TypeLink({ name }: { name: string }) {
  return (
    <code>
      <TypeName docs={siteApi} name={name} />
    </code>
  );
}
