import { type ApiDocs, textOf } from '../shared/apiDocs.ts';
import { searchIgnore } from '../shared/htmlAttributes.ts';

interface LifespanMarkProps {
  docs: ApiDocs;
  name: string;
  member?: string;
}

/** Since and until which version there is a name, or a member of it; nothing where the site tells neither. */
export function LifespanMark({ docs, name, member }: LifespanMarkProps) {
  const { since, until } = docs.lifespanOf?.(name, member) ?? {};
  const text = textOf(docs);
  const words = [since && text.since(since), until && text.until(until)].filter(Boolean);
  return words.length === 0 ? null : (
    <>
      {' '}
      <span className="zs-api-life" {...searchIgnore}>
        {words.join(', ')}
      </span>
    </>
  );
}
