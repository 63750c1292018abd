import { nameOfCode } from '../../content/highlight/nameCode.ts';
import { markLines } from '../../content/markdown/markLines.ts';
import { CodeFrame } from '../../layout/ui/CodeFrame.tsx';

interface CodeFigureProps {
  source: string;
  /** Highlighted source. */
  html: string;
  language: string;
  title?: string | undefined;
  /** Lines to mark: `3-5`. */
  mark?: string | undefined;
}

/** A file of code, framed like the code blocks of a page. */
export function CodeFigure({ source, html, language, title, mark }: CodeFigureProps) {
  return (
    <CodeFrame language={language} title={title} name={nameOfCode(source, title)}>
      <div dangerouslySetInnerHTML={{ __html: markLines(html, mark) }} />
    </CodeFrame>
  );
}
