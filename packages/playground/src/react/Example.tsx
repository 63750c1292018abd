import type { ReactNode } from 'react';
import type { ExampleData } from '../shared/exampleData.ts';
import { foldCode } from '../shared/foldCode.ts';
import { exampleId } from '../shared/sharedName.ts';
import { en } from '../shared/text/en.ts';
import type { PlaygroundText } from '../shared/text/text.ts';
import { CodeBox } from './CodeBox.tsx';
import { type ControlSet, Controls } from './Controls.tsx';
import { DeviceSettings } from './DeviceSettings.tsx';
import { PhoneFrame } from './PhoneFrame.tsx';
import { Poster } from './Poster.tsx';
import type { SkipAttributes } from './skip.ts';
import { Toolbar } from './Toolbar.tsx';
import { Unfold } from './Unfold.tsx';

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
  /** Lines that it is about, from 1: long code opens on them. */
  marked?: ReadonlySet<number>;
  /** Puts the highlighted code into a frame of the site's own, which holds its one `<pre>`. */
  code?: (html: string) => ReactNode;
  /** Stands under the phone. */
  note?: ReactNode;
  /** Offers the example as an app; the script needs `loadApp` in its settings then. */
  app?: boolean;
  skip?: SkipAttributes;
}

const NONE: ReadonlySet<number> = new Set();

/** An example: the phone that runs it, with the fields that change it, over its code. */
export function Example({
  example,
  title = example.name,
  base = '/',
  text = en,
  controls = [],
  marked = NONE,
  code = (html) => <CodeBox html={html} title={title} text={text} />,
  note,
  app = false,
  skip = {},
}: ExampleProps) {
  const { name, source, html, codePath, poster, pressed, frame, safeArea, unfolded } = example;
  const folded = foldCode(html, marked);
  return (
    <section
      className="zs-play zs-play-example"
      id={exampleId(name)}
      aria-label={title}
      data-phone={name}
      data-code={base + codePath}
      data-source={source}
      data-play={pressed}
    >
      <div className="zs-play-show">
        <div className="zs-play-stage">
          <PhoneFrame safeArea={safeArea} frame={frame} unfolded={unfolded}>
            <Poster html={poster} title={title} text={text} />
          </PhoneFrame>
          {unfolded ? (
            <button type="button" className="zs-play-fold" data-action="fold" data-tools {...skip}>
              {text.page.fold}
            </button>
          ) : null}
          {note}
        </div>
        <Controls sets={controls} source={source} text={text} skip={skip} />
      </div>
      <div className="zs-play-bar" {...skip}>
        <DeviceSettings example={example} text={text} />
        <Toolbar text={text} app={app} />
      </div>
      <div className="zs-play-code">
        {code(folded.html)}
        {folded.isFolded ? <Unfold lines={folded.lines} page={text.page} skip={skip} /> : null}
      </div>
      <div className="zs-play-notice" role="status" data-notice />
    </section>
  );
}
