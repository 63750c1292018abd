import { ko } from '@zs-docs/playground';
import { markLines } from './markLines.ts';

interface CodeFigureProps {
  /** Highlighted code. */
  html: string;
  language: string;
  title?: string | undefined;
  /** Lines to mark: `3-5`. */
  mark?: string | undefined;
}

/** A file of code in the same frame as the code blocks of a page. */
export function CodeFigure({ html, language, title, mark }: CodeFigureProps) {
  return (
    <figure className="code" data-language={language}>
      {title ? <figcaption>{title}</figcaption> : null}
      <div dangerouslySetInnerHTML={{ __html: markLines(html, mark) }} />
      <button type="button" className="code-copy" data-copy>
        {ko.page.copy}
      </button>
    </figure>
  );
}
