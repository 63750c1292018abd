import { type ApiDocs, textOf } from '../shared/apiDocs.ts';
import { externalPage } from '../shared/externalTypes.ts';
import { popoverId, typeName } from '../shared/marks.ts';
import { hasPopover } from '../shared/shownTypes.ts';
import { CodeName } from './CodeName.tsx';

/** The name of a type: opens its popover, or leads to the page of another package, or is text. */
export function TypeName({ docs, name }: { docs: ApiDocs; name: string }) {
  if (hasPopover(docs.api, name)) {
    return (
      <button
        type="button"
        className="zs-api-type-name"
        popoverTarget={popoverId(name)}
        aria-label={textOf(docs).showType(name)}
        {...typeName}
      >
        <CodeName>{name}</CodeName>
      </button>
    );
  }
  const page = externalPage(name);
  return page ? (
    <a className="zs-api-type-name" href={page}>
      <CodeName>{name}</CodeName>
    </a>
  ) : (
    <CodeName>{name}</CodeName>
  );
}
