import type { ApiDocs } from '../shared/apiDocs.ts';
import { externalDocsUrl } from '../shared/externalTypes.ts';
import { popoverId, typeName } from '../shared/htmlAttributes.ts';
import { hasPopover } from '../shared/popoverTypes.ts';
import { apiText } from '../shared/text/text.ts';

/** Name of a type: a popover button, a link to the documentation of another package, or text. */
export function TypeName({ docs, name }: { docs: ApiDocs; name: string }) {
  if (hasPopover(docs.api, name)) {
    return (
      <button
        type="button"
        className="zs-api-type-name"
        popoverTarget={popoverId(name)}
        aria-label={apiText.showType(name)}
        {...typeName}
      >
        {name}
      </button>
    );
  }
  const url = externalDocsUrl(name);
  return url ? (
    <a className="zs-api-type-name" href={url}>
      {name}
    </a>
  ) : (
    name
  );
}
