import type { ReactNode } from 'react';
import type { ExampleData } from '../shared/exampleData.ts';
import { exampleId } from '../shared/marks.ts';
import { en } from '../shared/text/en.ts';
import type { PlaygroundText } from '../shared/text/text.ts';
import { CodeBox } from './CodeBox.tsx';
import { type ControlSet, Controls } from './Controls.tsx';
import { DeviceSettings } from './DeviceSettings.tsx';
import { PhoneFrame } from './PhoneFrame.tsx';
import { Poster } from './Poster.tsx';
import type { SkipAttributes } from './skip.ts';
import { Toolbar } from './Toolbar.tsx';

/** Props of `<Example>`. */
export interface ExampleProps {
  example: ExampleData;
  /** Heading of the code; the name of the example without it. */
  title?: string;
  /** Where the files of the build are served: `/` or `/docs/`. */
  base?: string;
  text?: PlaygroundText;
  /** What a reader may change by fields; without it the example has none. */
  controls?: readonly ControlSet[];
  /** The code in a frame of the site's own. It holds the code's one `<pre>`. */
  code?: ReactNode;
  /** Stands under the phone. */
  note?: ReactNode;
  /** Offers the example as an app; the script needs `loadApp` in its settings then. */
  app?: boolean;
  skip?: SkipAttributes;
}

/** An example: the phone that runs it beside its code. */
export function Example({
  example,
  title = example.name,
  base = '/',
  text = en,
  controls = [],
  code,
  note,
  app = false,
  skip = {},
}: ExampleProps) {
  const { name, source, html, codePath, poster, safeArea } = example;
  return (
    <section
      className="zs-play zs-play-example"
      id={exampleId(name)}
      aria-label={title}
      data-phone={name}
      data-code={base + codePath}
    >
      <div className="zs-play-grid">
        <div className="zs-play-stage">
          <PhoneFrame safeArea={safeArea}>
            <Poster html={poster} title={title} text={text} />
          </PhoneFrame>
          <DeviceSettings text={text} skip={skip} safeArea={safeArea} />
          {note}
        </div>
        <div className="zs-play-code">
          <Toolbar text={text} skip={skip} app={app} />
          {code ?? <CodeBox html={html} title={title} text={text} />}
          <Controls sets={controls} source={source} text={text} skip={skip} />
          <div className="zs-play-notice" role="status" data-notice {...skip} />
        </div>
      </div>
    </section>
  );
}
