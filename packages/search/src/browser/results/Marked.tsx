import type { MarkedPart } from '../../shared/searchClient.ts';

/** A text with its matches marked. */
export function Marked({ parts }: { parts: readonly MarkedPart[] }) {
  return parts.map(({ text, marked }, index) =>
    marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
      <mark key={index} className="zs-search-mark">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
