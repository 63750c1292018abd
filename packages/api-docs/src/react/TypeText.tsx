import { Fragment } from 'react';
import type { ApiDocs } from '../shared/apiDocs.ts';
import { splitType } from '../shared/splitType.ts';
import styles from './Type.module.css';
import { TypeName } from './TypeName.tsx';

/** A type as its author wrote it, with its names as links. */
export function TypeText({ docs, type }: { docs: ApiDocs; type: string }) {
  return (
    <code className={styles.type}>
      {splitType(type).map(({ text, name }, index) => (
        <Fragment key={`${index}${text}`}>
          {name ? <TypeName docs={docs} name={text} /> : text}
        </Fragment>
      ))}
    </code>
  );
}
