import { type ApiDocs, textOf } from '../shared/apiDocs.ts';
import { rowId, searchTerm } from '../shared/marks.ts';
import type { ApiMember } from '../shared/model.ts';
import { CodeName } from './CodeName.tsx';
import { InlineText } from './InlineText.tsx';
import { TypeText } from './TypeText.tsx';
import { cell, row, rowHeader } from './tableRoles.ts';

interface MemberRowProps {
  docs: ApiDocs;
  /** Name of the component or type whose member this is. */
  owner: string;
  member: ApiMember;
  /** Whether readers write it, so that they must know what cannot be left out. */
  written: boolean;
}

/** The default of a member, under its type. */
function Default({ docs, code }: { docs: ApiDocs; code: string }) {
  return (
    <p className="zs-api-default">
      {textOf(docs).default} <code>{code}</code>
    </p>
  );
}

/** One prop, field or parameter. */
export function MemberRow({ docs, owner, member, written }: MemberRowProps) {
  const text = textOf(docs);
  const id = rowId(owner, member.name);
  const old = member.deprecated !== undefined;
  const name = (
    <code>
      <CodeName>{member.name}</CodeName>
    </code>
  );
  return (
    <tr id={id} className="zs-api-row" {...searchTerm(member.name)} {...row}>
      <th scope="row" className="zs-api-name" {...rowHeader}>
        <a href={`#${id}`}>{old ? <s>{name}</s> : name}</a>
        {member.required && written ? (
          <>
            {' '}
            <span className="zs-api-required">{text.required}</span>
          </>
        ) : null}
        {old ? (
          <>
            {' '}
            <span className="zs-api-old">{text.deprecated}</span>
          </>
        ) : null}
      </th>
      <td {...cell}>
        <TypeText docs={docs} type={member.type} />
        {member.default === undefined ? null : <Default docs={docs} code={member.default} />}
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
