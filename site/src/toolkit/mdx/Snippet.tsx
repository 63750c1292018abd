import { snippets } from 'virtual:playground/examples';
import { CodeFigure } from './CodeFigure.tsx';

interface SnippetProps {
  /** Name of a file in examples/snippets without its extension. */
  of: string;
  title?: string;
  /** Lines to mark: `3-5`. */
  mark?: string;
}

/** Code that is displayed and type-checked, but not run. */
export function Snippet({ of, title, mark }: SnippetProps) {
  const snippet = snippets[of];
  if (!snippet) {
    throw new Error(
      `<Snippet of="${of}">: examples/snippets에 해당 파일이 없습니다. 파일을 만들거나 이름을 수정하세요.`,
    );
  }
  const { source, html, language } = snippet;
  return <CodeFigure source={source} html={html} language={language} title={title} mark={mark} />;
}
