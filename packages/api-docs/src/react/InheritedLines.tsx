import { type ApiDocs, textOf } from '../shared/apiDocs.ts';
import { externalPage } from '../shared/externalTypes.ts';
import type { ApiInherited } from '../shared/model.ts';

/** One line for each type of another package whose members come along. */
export function InheritedLines({ docs, from }: { docs: ApiDocs; from: readonly ApiInherited[] }) {
  return from.map((inherited) => {
    const line = textOf(docs).inherited(inherited.count, inherited.from);
    const page = externalPage(inherited.from);
    return (
      <p key={inherited.from} data-inherited={inherited.from}>
        {page ? <a href={page}>{line}</a> : line}
      </p>
    );
  });
}
