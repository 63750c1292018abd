import type { PageText } from '../shared/text/text.ts';
import type { SkipAttributes } from './skip.ts';

interface UnfoldProps {
  lines: number;
  page: PageText;
  skip: SkipAttributes;
}

/**
 * Shows the hidden lines of the code before it. The style sheet does it, so that it works before the
 * script comes, and without one.
 */
export function Unfold({ lines, page, skip }: UnfoldProps) {
  return (
    <details className="zs-play-unfold" {...skip}>
      <summary>
        <span>{page.unfoldCode(lines)}</span>
        <span>{page.foldCode}</span>
      </summary>
    </details>
  );
}
