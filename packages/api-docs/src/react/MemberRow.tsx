import { type ApiDocs, textOf } from '../shared/apiDocs.ts';
import { rowId, searchTerm } from '../shared/marks.ts';
import type { ApiMember } from '../shared/model.ts';
import { InlineText } from './InlineText.tsx';
import { TypeText } from './TypeText.tsx';
import { cell, row, rowHeader } from './tableRoles.ts';

interface MemberRowProps {
  docs: ApiDocs;
  /** Name of the component or type whose member this is. */
  owner: string;
  member: ApiMember;
}

/** One prop, field or parameter. */
export function MemberRow({ docs, owner, member }: MemberRowProps) {
  const text = textOf(docs);
  const id = rowId(owner, member.name);
  const old = member.deprecated !== undefined;
  const name = <code>{member.name}</code>;
  return (
    <tr id={id} className="zs-api-row" {...searchTerm(member.name)} {...row}>
      <th scope="row" className="zs-api-name" {...rowHeader}>
        <a href={`#${id}`}>{old ? <s>{name}</s> : name}</a>
        {member.required ? <span className="zs-api-required">{text.required}</span> : null}
        {old ? <span className="zs-api-old">{text.deprecated}</span> : null}
      </th>
      <td className="zs-api-type-cell" data-label={text.type} {...cell}>
        <TypeText docs={docs} type={member.type} />
      </td>
      <td className="zs-api-default" data-label={text.default} {...cell}>
        {member.default === undefined ? (
          <span className="zs-api-none">{text.none}</span>
        ) : (
          <code>{member.default}</code>
        )}
      </td>
      <td className="zs-api-description" {...cell}>
        {member.deprecated ? (
          <p className="zs-api-reason">
            <InlineText>{member.deprecated}</InlineText>
          </p>
        ) : null}
        <p>
          <InlineText>{member.description}</InlineText>
        </p>
        {member.published ? (
          <p className="zs-api-published">
            <InlineText>{member.published}</InlineText>
          </p>
        ) : null}
      </td>
    </tr>
  );
}
