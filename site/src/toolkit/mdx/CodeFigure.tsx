import { markLines } from '../../content/markdown/markLines.ts';
import { CodeFrame } from '../../layout/ui/CodeFrame.tsx';

interface CodeFigureProps {
  /** Highlighted code. */
  html: string;
  language: string;
  title?: string | undefined;
  /** Lines to mark: `3-5`. */
  mark?: string | undefined;
}

/** A file of code, framed like the code blocks of a page. */
export function CodeFigure({ html, language, title, mark }: CodeFigureProps) {
  return (
    <CodeFrame language={language} title={title}>
      <div dangerouslySetInnerHTML={{ __html: markLines(html, mark) }} />
    </CodeFrame>
  );
}
