import { nameOfCode, scrollingCode } from '../../content/highlight/nameCode.ts';
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

const quoted = (value: string | number) =>
  `"${String(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;

/** A file of code, framed like the code blocks of a page. */
export function CodeFigure({ html, language, title, mark }: CodeFigureProps) {
  const attributes = Object.entries(scrollingCode(title, language) ?? {}).map(
    ([name, value]) => `${name.toLowerCase()}=${quoted(value)} `,
  );
  const pre = markLines(html, mark).replace('<pre ', () => `<pre ${attributes.join('')}`);
  const text = html.replaceAll(/<[^>]*>/g, '').replaceAll('&lt;', '<');
  return (
    <CodeFrame language={language} title={title} name={nameOfCode(text, title)}>
      <div dangerouslySetInnerHTML={{ __html: pre }} />
    </CodeFrame>
  );
}
