import { examples } from 'virtual:playground/examples';
import { CodeFigure } from '../playground/CodeFigure.tsx';

interface ExampleProps {
  /** Name of a file in examples/, without its ending: `Alert.basic`. */
  of: string;
  title?: string;
  /** Lines to mark: `3-5`. */
  mark?: string;
  /** `none` shows the code alone. */
  frame?: 'phone' | 'none';
}

/** An example: the phone that runs it beside its code. */
export function Example({ of, title, mark }: ExampleProps) {
  const example = examples[of];
  if (!example) {
    throw new Error(
      `<Example of="${of}">: examples에 그런 파일이 없습니다. 파일을 만들거나 이름을 고치십시오.`,
    );
  }
  return <CodeFigure html={example.html} language="tsx" title={title ?? of} mark={mark} />;
}
