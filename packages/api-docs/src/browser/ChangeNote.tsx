import type { ApiChange } from '../history/changesBetween.ts';
import type { VersionText } from '../shared/text/versions.ts';

interface ChangeNoteProps {
  change: ApiChange;
  /** The reader's version. */
  mine: string;
  /** Whether it is older than the documented one. */
  isOlder: boolean;
  text: VersionText;
}

/** A fact as a reader's version has it, in words or as code. */
function Fact({ change, text }: Pick<ChangeNoteProps, 'change' | 'text'>) {
  if (change.what === 'optional') {
    return change.to === undefined ? text.required : text.optional;
  }
  return change.to === undefined ? text.noDefault : <code>{change.to}</code>;
}

/** One difference of the reader's version, as a line. */
export function ChangeNote({ change, mine, isOlder, text }: ChangeNoteProps) {
  if (change.what === 'exists') {
    const say = isOlder ? text.notYet : text.gone;
    return <p className="zs-api-mine">{say(mine, change.version)}</p>;
  }
  if (change.what === 'internal') {
    const say = change.to === undefined ? text.exported : text.notExported;
    return <p className="zs-api-mine">{say(mine)}</p>;
  }
  return (
    <p className="zs-api-mine">
      {text.differs(mine, text.facts[change.what] ?? change.what)}{' '}
      <Fact change={change} text={text} />
    </p>
  );
}
