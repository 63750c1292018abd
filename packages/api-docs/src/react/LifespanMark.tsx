import type { ApiDocs } from '../shared/apiDocs.ts';
import { searchIgnore } from '../shared/htmlAttributes.ts';
import { apiText } from '../shared/text/text.ts';

interface LifespanMarkProps {
  docs: ApiDocs;
  name: string;
  member?: string;
}

/** Since and until which version there is a name, or a member of it, and since when it is deprecated. */
export function LifespanMark({ docs, name, member }: LifespanMarkProps) {
  const { since, until, deprecated } = docs.lifespanOf?.(name, member) ?? {};
  const words = [
    since && apiText.since(since),
    deprecated && apiText.deprecatedSince(deprecated),
    until && apiText.until(until),
  ].filter(Boolean);
  return words.length === 0 ? null : (
    <>
      {' '}
      <span className="zs-api-life" {...searchIgnore}>
        {words.join(', ')}
      </span>
    </>
  );
}
