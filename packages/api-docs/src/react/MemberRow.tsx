import { type ApiDocs, textOf } from '../shared/apiDocs.ts';
import type { ApiMember } from '../shared/model.ts';
import { InlineText } from './InlineText.tsx';
import styles from './MemberTable.module.css';
import { TypeText } from './TypeText.tsx';
import { cell, row, rowHeader } from './tableRoles.ts';

interface MemberRowProps {
  docs: ApiDocs;
  /** Name of the component or type whose member this is. */
  owner: string;
  member: ApiMember;
}

/** Anchor of a member's row: `prop-ZSTextField-value`. */
export const rowId = (owner: string, member: string) => `prop-${owner}-${member}`;

/** One prop, field or parameter. */
export function MemberRow({ docs, owner, member }: MemberRowProps) {
  const text = textOf(docs);
  const id = rowId(owner, member.name);
  const old = member.deprecated !== undefined;
  const name = <code>{member.name}</code>;
  return (
    <tr id={id} className={styles.row} data-search-term={member.name} {...row}>
      <th scope="row" className={styles.name} {...rowHeader}>
        <a href={`#${id}`}>{old ? <s>{name}</s> : name}</a>
        {member.required ? <span className={styles.required}>{text.required}</span> : null}
        {old ? <span className={styles.old}>{text.deprecated}</span> : null}
      </th>
      <td className={styles.type} data-label={text.type} {...cell}>
        <TypeText docs={docs} type={member.type} />
      </td>
      <td className={styles.default} data-label={text.default} {...cell}>
        {member.default === undefined ? (
          <span className={styles.none}>{text.none}</span>
        ) : (
          <code>{member.default}</code>
        )}
      </td>
      <td className={styles.description} {...cell}>
        {member.deprecated ? (
          <p className={styles.reason}>
            <InlineText>{member.deprecated}</InlineText>
          </p>
        ) : null}
        <p>
          <InlineText>{member.description}</InlineText>
        </p>
      </td>
    </tr>
  );
}
