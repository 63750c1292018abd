import { examples } from 'virtual:playground/examples';
import { href } from '../config/paths.ts';
import { CodeFigure } from '../playground/CodeFigure.tsx';
import { DeviceSettings } from '../playground/DeviceSettings.tsx';
import styles from '../playground/Example.module.css';
import { ExampleControls } from '../playground/ExampleControls.tsx';
import { PhoneFrame } from '../playground/PhoneFrame.tsx';
import { Poster } from '../playground/Poster.tsx';
import { Toolbar } from '../playground/Toolbar.tsx';
import { PreviewNote } from '../published/PreviewNote.tsx';

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
export function Example({ of, title = of, mark, frame = 'phone' }: ExampleProps) {
  const example = examples[of];
  if (!example) {
    throw new Error(
      `<Example of="${of}">: examples에 그런 파일이 없습니다. 파일을 만들거나 이름을 고치십시오.`,
    );
  }
  const code = <CodeFigure html={example.html} language="tsx" title={title} mark={mark} />;
  if (frame === 'none') {
    return code;
  }
  return (
    <section
      className={styles.example}
      id={`example-${of}`}
      aria-label={title}
      data-phone={of}
      data-code={href(example.codePath)}
    >
      <div className={styles.grid}>
        <div className={styles.stage}>
          <PhoneFrame>
            <Poster html={example.poster} title={title} />
          </PhoneFrame>
          <DeviceSettings />
          <PreviewNote of={of} />
        </div>
        <div className={styles.code}>
          <Toolbar />
          {code}
          <ExampleControls of={of} source={example.source} />
          <div className={styles.notice} role="status" data-notice data-markdown-skip />
        </div>
      </div>
    </section>
  );
}
