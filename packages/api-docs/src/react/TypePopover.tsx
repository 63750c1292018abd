import type { ApiDocs } from '../shared/apiDocs.ts';
import { findEntry } from '../shared/findEntry.ts';
import { popoverId, searchIgnore } from '../shared/htmlAttributes.ts';
import type { ApiEntry, ApiMember } from '../shared/model.ts';
import { apiText } from '../shared/text/text.ts';
import { InheritedLines } from './InheritedLines.tsx';
import { InlineText } from './InlineText.tsx';
import { TypeText } from './TypeText.tsx';
import { Values } from './Values.tsx';

/** A member as its type declares it, and what it is for. */
function Field({ docs, member }: { docs: ApiDocs; member: ApiMember }) {
  const { name, required, type, description } = member;
  return (
    <>
      <dt>
        <TypeText docs={docs} declares={required ? name : `${name}?`} type={type} />
      </dt>
      <dd>
        <InlineText>{description}</InlineText>
      </dd>
    </>
  );
}

function Contents({ docs, entry }: { docs: ApiDocs; entry: ApiEntry }) {
  if (entry.kind === 'type') {
    return entry.values ? (
      <Values docs={docs} entry={entry} />
    ) : (
      <p>
        <TypeText docs={docs} type={entry.type} />
      </p>
    );
  }
  return (
    <>
      <dl>
        {entry.members.map((member) => (
          <Field key={member.name} docs={docs} member={member} />
        ))}
      </dl>
      {entry.kind === 'interface' ? <InheritedLines from={entry.inherited} /> : null}
    </>
  );
}

/** Definition of a type in an HTML popover, which `TypeName` buttons open without a script. */
export function TypePopover({ docs, name }: { docs: ApiDocs; name: string }) {
  const entry = findEntry(docs.api, name);
  if (!entry) {
    return null;
  }
  const id = popoverId(name);
  return (
    <div
      id={id}
      popover="auto"
      {...searchIgnore}
      role="dialog"
      aria-labelledby={`${id}-name`}
      className="zs-api-popover"
    >
      <div className="zs-api-popover-head">
        <p id={`${id}-name`}>
          <code className="zs-api-type">{name}</code>
        </p>
        <button
          type="button"
          className="zs-api-close"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={apiText.close}
        >
          ✕
        </button>
      </div>
      {entry.description ? (
        <p className="zs-api-popover-description">
          <InlineText>{entry.description}</InlineText>
        </p>
      ) : null}
      <Contents docs={docs} entry={entry} />
    </div>
  );
}

/** Popovers of a page, for its end: they are hidden until a button opens them. */
export function TypePopovers({ docs, names }: { docs: ApiDocs; names: readonly string[] }) {
  return names.map((name) => <TypePopover key={name} docs={docs} name={name} />);
}
