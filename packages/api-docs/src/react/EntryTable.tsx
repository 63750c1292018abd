import type { ReactNode } from 'react';
import type { ApiDocs } from '../shared/apiDocs.ts';
import { requireEntry } from '../shared/findEntry.ts';
import { entryId } from '../shared/htmlAttributes.ts';
import { memberTables } from '../shared/memberTables.ts';
import type { ApiEntry } from '../shared/model.ts';
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
  /** Controls of an example; none by default. */
  controls?: TableControls | undefined;
}

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
  return (
    <div className="zs-api-definition">
      <p>
        <TypeText docs={docs} type={`type ${entry.name} = ${entry.type}`} />
      </p>
      {entry.values ? (
        <Values
          values={entry.values}
          label={apiText.values(entry.name)}
          colorOf={(value) => docs.colorOf?.(entry.name, value)}
        />
      ) : null}
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

/**
 * Documents an entry: definition, members, inherited members and a link to the source.
 * @throws Error with similar names if the API has no such name
 */
export function EntryTable({ docs, of, only, controls }: EntryTableProps) {
  const entry = requireEntry(docs.api, of, `<PropsTable of="${of}">`);
  const wanted = only?.split(',').map((name) => name.trim());
  const tables = memberTables(docs.api, entry);
  const source = docs.sourceUrl?.(entry.source);
  return (
    <section className="zs-api" id={entryId(of)} aria-label={of}>
      {wanted ? null : <LifespanMark docs={docs} name={of} />}
      {wanted ? null : <Definition docs={docs} entry={entry} />}
      {entry.published && !wanted ? (
        <p className="zs-api-published">
          <InlineText>{entry.published}</InlineText>
        </p>
      ) : null}
      {tables.map(({ kind, members, inherited, isInput }) => (
        <Frame key={kind} controls={isInput ? controls : undefined}>
          {members.length > 0 ? (
            <MemberTable
              docs={docs}
              owner={of}
              caption={apiText[kind](of)}
              isInput={isInput}
              controls={isInput ? controls : undefined}
              members={members.filter(({ name }) => !wanted || wanted.includes(name))}
            />
          ) : null}
          {wanted ? null : <InheritedLines from={inherited} />}
        </Frame>
      ))}
      {wanted ? null : <Returns docs={docs} entry={entry} />}
      {source ? (
        <p className="zs-api-source">
          <a href={source}>{apiText.source(of)}</a>
        </p>
      ) : null}
    </section>
  );
}
