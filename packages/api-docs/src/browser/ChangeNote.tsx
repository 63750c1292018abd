import type { ApiChange } from '../history/changesBetween.ts';
import { versionText } from '../shared/text/versions.ts';

interface ChangeNoteProps {
  change: ApiChange;
  /** The reader's version. */
  mine: string;
  /** Whether it is older than the documented one. */
  isOlder: boolean;
}

/** A fact as a reader's version has it, in words or as code. */
function Fact({ change }: Pick<ChangeNoteProps, 'change'>) {
  if (change.what === 'optional') {
    return change.to === undefined ? versionText.required : versionText.optional;
  }
  return change.to === undefined ? versionText.noDefault : <code translate="no">{change.to}</code>;
}

/** One difference of the reader's version, as a line. */
export function ChangeNote({ change, mine, isOlder }: ChangeNoteProps) {
  if (change.what === 'exists') {
    const say = isOlder ? versionText.notYet : versionText.gone;
    return <p className="zs-api-mine">{say(mine, change.version)}</p>;
  }
  if (change.what === 'internal') {
    const say = change.to === undefined ? versionText.exported : versionText.notExported;
    return <p className="zs-api-mine">{say(mine)}</p>;
  }
  return (
    <p className="zs-api-mine">
      {versionText.differs(mine, versionText.facts[change.what] ?? change.what)}{' '}
      <Fact change={change} />
    </p>
  );
}
