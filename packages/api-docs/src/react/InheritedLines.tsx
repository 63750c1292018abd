import { externalDocsUrl } from '../shared/externalTypes.ts';
import type { ApiInherited } from '../shared/model.ts';
import { apiText } from '../shared/text/text.ts';

/** One line for each base type from another package, linked to its documentation. */
export function InheritedLines({ from }: { from: readonly ApiInherited[] }) {
  return from.map((inherited) => {
    const line = apiText.inherited(inherited.from);
    const url = externalDocsUrl(inherited.from);
    return (
      <p key={inherited.from} data-inherited={inherited.from}>
        {url ? <a href={url}>{line}</a> : line}
      </p>
    );
  });
}
