import type { ReactNode } from 'react';
import type { ApiDocs } from '../shared/apiDocs.ts';
import { requireEntry } from '../shared/findEntry.ts';
import { entryId, searchName } from '../shared/htmlAttributes.ts';
import { memberTables } from '../shared/memberTables.ts';
import type { ApiEntry } from '../shared/model.ts';
import { splitMembers } from '../shared/splitMembers.ts';
import { apiText } from '../shared/text/text.ts';
import { InheritedLines } from './InheritedLines.tsx';
import { InlineText } from './InlineText.tsx';
import { LifespanMark } from './LifespanMark.tsx';
import { MemberTable } from './MemberTable.tsx';
import type { TableControls } from './TableControls.ts';
import { TypeText } from './TypeText.tsx';
import { Values } from './Values.tsx';

export interface EntryTableProps {
  docs: ApiDocs;
  /** Name of the export: `ZSTextField`. */
  of: string;
  /** Comma-separated names of the only members to show. */
  only?: string | undefined;
  /** Folds the whole table, of names that the page shows otherwise; or these members, comma-separated. */
  folded?: boolean | string | undefined;
  /** Controls of an example; none by default. */
  controls?: TableControls | undefined;
}

/** Values of a union up to which a list of them is short. */
const MAX_SHOWN_VALUES = 20;

/** Signature of a function or hook, or the type and values of an alias. */
function Definition({ docs, entry }: { docs: ApiDocs; entry: ApiEntry }) {
  if (entry.kind === 'function' || entry.kind === 'hook') {
    return (
      <p className="zs-api-definition">
        <TypeText docs={docs} type={`${entry.name}${entry.signature}`} />
      </p>
    );
  }
  if (entry.kind !== 'type') {
    return null;
  }
  const values = entry.values ? <Values docs={docs} entry={entry} /> : null;
  const count = entry.values?.length ?? 0;
  return (
    <div className="zs-api-definition">
      <p>
        <TypeText docs={docs} type={`type ${entry.name} = ${entry.type}`} />
      </p>
      {count > MAX_SHOWN_VALUES ? (
        <details>
          <summary>{apiText.valueCount(count)}</summary>
          {values}
        </details>
      ) : (
        values
      )}
    </div>
  );
}

/** Type and description of a return value. */
function Returns({ docs, entry }: { docs: ApiDocs; entry: ApiEntry }) {
  if (!('returns' in entry) || entry.returns.description === '') {
    return null;
  }
  return (
    <p className="zs-api-returns">
      <strong>{apiText.returns}</strong> <TypeText docs={docs} type={entry.returns.type} />{' '}
      <InlineText>{entry.returns.description}</InlineText>
    </p>
  );
}

/** Frame of a table: a form where the table has controls. */
function Frame({
  controls,
  children,
}: {
  controls: TableControls | undefined;
  children: ReactNode;
}) {
  return controls ? (
    <form className="zs-api-frame" {...controls.form}>
      {children}
    </form>
  ) : (
    <div className="zs-api-frame">{children}</div>
  );
}

const namesIn = (list: string) => list.split(',').map((name) => name.trim());

type TableProps = Parameters<typeof MemberTable>[0];

/** Folded rows, which a link to one of them opens. */
function FoldedTable({ label, ...props }: TableProps & { label?: string }) {
  const { caption, members } = props;
  return members.length === 0 ? null : (
    <details className="zs-api-fold">
      <summary>{label ?? apiText.folded(caption, members.length)}</summary>
      <MemberTable {...props} />
    </details>
  );
}

/** Rows that few readers want apart, below the others. */
function SplitTable({ members, caption, named, ...props }: TableProps & { named: string[] }) {
  const { main, rest } = splitMembers(members, named);
  const kind = named.length > 0 ? 'rest' : 'look';
  return members.length === 0 ? null : (
    <>
      <MemberTable {...props} caption={caption} members={main} />
      <FoldedTable
        {...props}
        label={apiText[kind](rest.length)}
        caption={apiText[`${kind}Of`](caption)}
        members={rest}
      />
    </>
  );
}

/**
 * Documents an entry: definition, members, inherited members and a link to the source.
 * @throws Error with similar names if the API has no such name
 */
export function EntryTable({ docs, of, only, folded, controls }: EntryTableProps) {
  const entry = requireEntry(docs.api, of, `<PropsTable of="${of}">`);
  const wanted = only && namesIn(only);
  const named = typeof folded === 'string' ? namesIn(folded) : [];
  const tables = memberTables(docs.api, entry);
  const source = docs.sourceUrl?.(entry.source);
  return (
    <section className="zs-api" id={entryId(of)} {...searchName(of)}>
      {wanted ? null : <LifespanMark docs={docs} name={of} />}
      {wanted ? null : <Definition docs={docs} entry={entry} />}
      {entry.deprecated && !wanted ? (
        <p className="zs-api-reason">
          <InlineText>{entry.deprecated}</InlineText>
        </p>
      ) : null}
      {entry.published && !wanted ? (
        <p className="zs-api-published">
          <InlineText>{entry.published}</InlineText>
        </p>
      ) : null}
      {tables.map(({ kind, members, inherited, isInput }) => {
        const table = {
          docs,
          owner: of,
          caption: apiText[kind](of),
          members: wanted ? members.filter(({ name }) => wanted.includes(name)) : members,
          isInput,
          controls: isInput ? controls : undefined,
        };
        return (
          <Frame key={kind} controls={table.controls}>
            {wanted ? (
              <MemberTable {...table} />
            ) : folded === true ? (
              <FoldedTable {...table} />
            ) : (
              <SplitTable {...table} named={named} />
            )}
            {wanted ? null : <InheritedLines from={inherited} />}
          </Frame>
        );
      })}
      {wanted ? null : <Returns docs={docs} entry={entry} />}
      {source ? (
        <p className="zs-api-source">
          <a href={source}>{apiText.source(of)}</a>
        </p>
      ) : null}
    </section>
  );
}
