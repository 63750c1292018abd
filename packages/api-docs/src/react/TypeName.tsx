import { type ApiDocs, textOf } from '../shared/apiDocs.ts';
import { externalPage } from '../shared/externalTypes.ts';
import { hasPopover } from '../shared/shownTypes.ts';
import styles from './Type.module.css';

/** Id of the popover that shows a type. */
export const popoverId = (name: string) => `type-${name}`;

/** The name of a type: opens its popover, or leads to the page of another package, or is text. */
export function TypeName({ docs, name }: { docs: ApiDocs; name: string }) {
  if (hasPopover(docs.api, name)) {
    return (
      <button
        type="button"
        className={styles.name}
        popoverTarget={popoverId(name)}
        aria-label={textOf(docs).showType(name)}
        data-type-name
      >
        {name}
      </button>
    );
  }
  const page = externalPage(name);
  return page ? (
    <a className={styles.external} href={page}>
      {name}
    </a>
  ) : (
    name
  );
}
