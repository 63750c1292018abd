import type { PageText } from '../shared/text/text.ts';
import type { SkipAttributes } from './skip.ts';

interface UnfoldProps {
  lines: number;
  page: PageText;
  skip: SkipAttributes;
}

/**
 * Disclosure that unfolds the code before it. The style sheet reads its state, so that it works
 * without a script.
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
