import type { ApiDocs } from '../shared/apiDocs.ts';
import { findEntry } from '../shared/findEntry.ts';
import { rowId, searchTerm } from '../shared/htmlAttributes.ts';
import { literalCode } from '../shared/literalCode.ts';
import type { ApiMember } from '../shared/model.ts';
import { apiText } from '../shared/text/text.ts';
import { InlineText } from './InlineText.tsx';
import { LifespanMark } from './LifespanMark.tsx';
import type { TableControls } from './TableControls.ts';
import { TypeText } from './TypeText.tsx';
import { cell, row, rowHeader } from './tableRoles.ts';

interface MemberRowProps {
  docs: ApiDocs;
  /** Component or type that has the member. */
  owner: string;
  member: ApiMember;
  /** Marks required members only for input: a value that is received is always complete. */
  isInput: boolean;
  controls: TableControls | undefined;
}

/** Default of a member, shown below its type. */
function Default({ code }: { code: string }) {
  return (
    <p className="zs-api-default">
      {apiText.default} <code>{code}</code>
    </p>
  );
}

/** Values of a named union up to which they stand beside its name. */
const MAX_UNION = 10;

/** A named union of few values, written out below its name. */
function Union({ docs, type }: { docs: ApiDocs; type: string }) {
  const entry = findEntry(docs.api, type);
  return entry?.kind === 'type' && entry.values && entry.values.length <= MAX_UNION ? (
    <p className="zs-api-union">
      <code className="zs-api-type">{entry.values.map(literalCode).join(' | ')}</code>
    </p>
  ) : null;
}

/** Table row of a prop, field or parameter. */
export function MemberRow({ docs, owner, member, isInput, controls }: MemberRowProps) {
  const id = rowId(owner, member.name);
  const isDeprecated = member.deprecated !== undefined;
  const name = <code>{member.name}</code>;
  return (
    <tr id={id} className="zs-api-row" {...searchTerm(member.name)} {...row}>
      <th scope="row" className="zs-api-name" {...rowHeader}>
        <a href={`#${id}`}>{isDeprecated ? <s>{name}</s> : name}</a>
        {member.required && isInput ? (
          <>
            {' '}
            <span className="zs-api-required">{apiText.required}</span>
          </>
        ) : null}
        {isDeprecated ? (
          <>
            {' '}
            <span className="zs-api-old">{apiText.deprecated}</span>
          </>
        ) : null}
        <LifespanMark docs={docs} name={owner} member={member.name} />
      </th>
      <td {...cell}>
        <TypeText docs={docs} type={member.type} />
        <Union docs={docs} type={member.type} />
        {member.default === undefined ? null : <Default code={member.default} />}
      </td>
      <td className="zs-api-description" {...cell}>
        {member.deprecated ? (
          <p className="zs-api-reason">
            <InlineText>{member.deprecated}</InlineText>
          </p>
        ) : null}
        <InlineText>{member.description}</InlineText>
        {member.published ? (
          <p className="zs-api-published">
            <InlineText>{member.published}</InlineText>
          </p>
        ) : null}
      </td>
      {controls ? (
        <td className="zs-api-control" {...controls.cell} {...cell}>
          {controls.controlOf(member.name)}
        </td>
      ) : null}
    </tr>
  );
}
