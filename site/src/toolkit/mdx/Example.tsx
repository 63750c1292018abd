import { examples } from 'virtual:playground/examples';
import { ControlStrip, Example as PlaygroundExample } from '@zs-docs/playground/react';
import { CodeFigure } from './CodeFigure.tsx';
import './example.css';
import { parseLines } from '../../content/markdown/markLines.ts';
import { docPages } from '../../content/page-table/pageTable.ts';
import { siteConfig } from '../../site.config.ts';
import { exampleControls, SKIP } from '../api/tableControls.ts';

interface ExampleProps {
  /** Name of a file in examples/ without its extension: `Alert.basic`. */
  of: string;
  title?: string;
  /** Lines to mark: `3-5`. */
  mark?: string;
  /** Values with a control under the example, of the first table of the page: `label,status`. */
  controls?: string;
}

/** An example: a phone that runs it, above its code. */
export function Example({ of, title = of, mark, controls }: ExampleProps) {
  const example = examples[of];
  if (!example) {
    throw new Error(
      `<Example of="${of}">: examples에 해당 파일이 없습니다. 파일을 만들거나 이름을 수정하세요.`,
    );
  }
  const isFirst = docPages().some(({ model }) => model.examples[0]?.name === of);
  const strip = controls === undefined ? undefined : exampleControls(of);
  return (
    <PlaygroundExample
      example={example}
      title={title}
      base={siteConfig.base}
      marked={parseLines(mark)}
      whole={isFirst}
      code={(html) => (
        <CodeFigure source={example.source} html={html} language="tsx" title={title} mark={mark} />
      )}
      controls={strip && <ControlStrip {...strip} />}
      app
      skip={SKIP}
    />
  );
}
