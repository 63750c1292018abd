import { useState } from 'react';
import type { ApiChange } from '../history/changesBetween.ts';
import { cell, row, rowHeader } from '../react/tableRoles.ts';
import { versionText } from '../shared/text/versions.ts';

interface AddedRowsProps {
  added: readonly ApiChange[];
  mine: string;
  /** Whether it is older than the documented one, and so has what was removed later. */
  isOlder: boolean;
}

/** Rows of a table that only the reader's version has, folded at its end. */
export function AddedRows({ added, mine, isOlder }: AddedRowsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <tr className="zs-api-row" {...row}>
        <td colSpan={4} {...cell}>
          <button
            type="button"
            className="zs-api-more"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? versionText.hide : versionText.added(mine, added.length)}
          </button>
        </td>
      </tr>
      {isOpen
        ? added.map(({ member, to, version }) => (
            <tr key={member} className="zs-api-row" data-mine="" {...row}>
              <th scope="row" className="zs-api-name" {...rowHeader}>
                <code translate="no">{member}</code>
              </th>
              <td {...cell}>
                <code translate="no" className="zs-api-type">
                  {to}
                </code>
              </td>
              <td className="zs-api-description" colSpan={2} {...cell}>
                <p>{isOlder ? versionText.until(version) : versionText.since(version)}</p>
              </td>
            </tr>
          ))
        : null}
    </>
  );
}
