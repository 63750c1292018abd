import type { HitAnswer } from '../../shared/searchClient.ts';
import { Marked } from './Marked.tsx';

/**
 * What the first row opens to. Hidden from screen readers, which hear it once when it opens: as a part of
 * the option it would be read anew whenever the arrow keys come by.
 */
export function AnswerText({ answer }: { answer: HitAnswer }) {
  return (
    <span className="zs-search-answer" data-kind={answer.kind} aria-hidden="true">
      {answer.pieces.map(({ label, parts }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of an answer have no other name
        <span key={n} className="zs-search-piece">
          {label && <span className="zs-search-label">{label}</span>}
          <span translate={answer.kind === 'sample' ? 'no' : undefined}>
            <Marked parts={parts} />
          </span>
        </span>
      ))}
    </span>
  );
}
