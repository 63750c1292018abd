import type { ApiDocs } from '../shared/apiDocs.ts';
import type { ApiMember } from '../shared/model.ts';
import { apiText } from '../shared/text/text.ts';
import { MemberRow } from './MemberRow.tsx';
import type { TableControls } from './TableControls.ts';
import { columnHeader, row, rowGroup, table } from './tableRoles.ts';

interface MemberTableProps {
  docs: ApiDocs;
  owner: string;
  caption: string;
  members: readonly ApiMember[];
  /** False for values that users of the API only receive. */
  isInput: boolean;
  controls?: TableControls | undefined;
}

/** Table of props, fields or parameters; on narrow screens CSS shows each row as a card. */
export function MemberTable({
  docs,
  owner,
  caption,
  members,
  isInput,
  controls,
}: MemberTableProps) {
  const columns = [apiText.name, apiText.type, apiText.description];
  return (
    <table className={controls ? 'zs-api-table zs-api-try' : 'zs-api-table'} {...table}>
      <caption className="zs-api-caption">{caption}</caption>
      <thead className="zs-api-head" {...rowGroup}>
        <tr {...row}>
          {columns.map((column) => (
            <th key={column} scope="col" {...columnHeader}>
              {column}
            </th>
          ))}
          {controls ? (
            <th scope="col" {...controls.cell} {...columnHeader}>
              {controls.label}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody {...rowGroup}>
        {members.map((member) => (
          <MemberRow
            key={member.name}
            docs={docs}
            owner={owner}
            member={member}
            isInput={isInput}
            controls={controls}
          />
        ))}
      </tbody>
    </table>
  );
}
