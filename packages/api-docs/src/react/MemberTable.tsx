import { type ApiDocs, textOf } from '../shared/apiDocs.ts';
import type { ApiMember } from '../shared/model.ts';
import { MemberRow } from './MemberRow.tsx';
import { columnHeader, row, rowGroup, table } from './tableRoles.ts';

interface MemberTableProps {
  docs: ApiDocs;
  owner: string;
  caption: string;
  members: readonly ApiMember[];
  /** Whether readers write them, as they do not write what a hook gives. */
  written: boolean;
}

/** Props, fields or parameters as a table; rows become cards where it is narrow. */
export function MemberTable({ docs, owner, caption, members, written }: MemberTableProps) {
  const text = textOf(docs);
  const columns = [text.name, text.type, text.description];
  return (
    <table className="zs-api-table" {...table}>
      <caption className="zs-api-caption">{caption}</caption>
      <thead className="zs-api-head" {...rowGroup}>
        <tr {...row}>
          {columns.map((column) => (
            <th key={column} scope="col" {...columnHeader}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...rowGroup}>
        {members.map((member) => (
          <MemberRow
            key={member.name}
            docs={docs}
            owner={owner}
            member={member}
            written={written}
          />
        ))}
      </tbody>
    </table>
  );
}
