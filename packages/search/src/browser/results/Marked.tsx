import type { MarkedPart } from '../../shared/searchClient.ts';

/**
 * A text with its matches marked. Each piece is an element: a translator replaces text nodes by its own,
 * and React could then not remove a bare one (https://github.com/facebook/react/issues/11538).
 */
export function Marked({ parts }: { parts: readonly MarkedPart[] }) {
  return parts.map(({ text, marked }, index) => {
    const Piece = marked ? 'mark' : 'span';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
      <Piece key={index} className={marked ? 'zs-search-mark' : undefined}>
        {text}
      </Piece>
    );
  });
}
