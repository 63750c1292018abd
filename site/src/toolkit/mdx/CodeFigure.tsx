import { nameOfCode, scrollingCode } from '../../content/highlight/nameCode.ts';
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

const quoted = (value: string | number) =>
  `"${String(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;

/** A file of code, framed like the code blocks of a page. */
export function CodeFigure({ source, html, language, title, mark }: CodeFigureProps) {
  const attributes = Object.entries(scrollingCode(title, language) ?? {}).map(
    ([name, value]) => `${name.toLowerCase()}=${quoted(value)} `,
  );
  const pre = markLines(html, mark).replace('<pre ', () => `<pre ${attributes.join('')}`);
  return (
    <CodeFrame language={language} title={title} name={nameOfCode(source, title)}>
      <div dangerouslySetInnerHTML={{ __html: pre }} />
    </CodeFrame>
  );
}
