import type { ReactNode } from 'react';
import type { ExampleData } from '../shared/exampleData.ts';
import { exampleId } from '../shared/exampleId.ts';
import { foldCode } from '../shared/foldCode.ts';
import { ko as text } from '../shared/text/ko.ts';
import { DeviceSettings } from './DeviceSettings.tsx';
import { EnterButton } from './EnterButton.tsx';
import { PhoneFrame } from './PhoneFrame.tsx';
import { Poster } from './Poster.tsx';
import type { SkipAttributes } from './skip.ts';
import { Toolbar } from './Toolbar.tsx';

/** Props of `<Example>`. */
export interface ExampleProps {
  example: ExampleData;
  /** Heading of the code; by default the name of the example. */
  title?: string;
  /** Base path of the built files: `/` or `/docs/`. */
  base?: string;
  /** Marked lines, from 1, which are never folded. */
  marked?: ReadonlySet<number>;
  /** Shows long code whole, but for its imports. */
  whole?: boolean;
  /** Renders the highlighted code, one `<pre>`, in a frame of the site; by default without one. */
  code?: (html: string) => ReactNode;
  /** A `ControlStrip`, below the phone. */
  controls?: ReactNode;
  /** Content below the phone. */
  note?: ReactNode;
  /** Shows the button that downloads the example as an app; requires `loadApp` in the settings. */
  app?: boolean;
  skip?: SkipAttributes;
}

const NONE: ReadonlySet<number> = new Set();

/** An example: phone and code. */
export function Example({
  example,
  title = example.name,
  base = '/',
  marked = NONE,
  whole = false,
  code = (html) => <div dangerouslySetInnerHTML={{ __html: html }} />,
  controls,
  note,
  app = false,
  skip = {},
}: ExampleProps) {
  const {
    name,
    source,
    html,
    codePath,
    poster,
    pressed,
    scene,
    frame,
    height,
    safeArea,
    unfolded,
    problems,
  } = example;
  const id = exampleId(name);
  return (
    // A group, which names its buttons: a page with ten examples would have ten more landmarks.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <section
      className="zs-play-example"
      id={id}
      role="group"
      aria-label={title}
      data-phone={name}
      data-beside={unfolded ? undefined : ''}
      data-strip={controls ? '' : undefined}
      data-code={base + codePath}
      data-source={source}
      data-play={pressed}
      data-scene={scene}
    >
      <div className="zs-play-show">
        <div className="zs-play-stage">
          <PhoneFrame safeArea={safeArea} frame={frame} height={height} unfolded={unfolded}>
            <Poster html={poster} title={title} />
            <EnterButton title={title} text={text} answersPress={/\bon[A-Z]\w*=/.test(source)} />
          </PhoneFrame>
          {note}
        </div>
      </div>
      <div className="zs-play-bar" {...skip}>
        <DeviceSettings example={example} text={text} />
        <Toolbar
          text={text}
          icons={[
            'theme',
            ...(unfolded ? (['fold'] as const) : []),
            ...(pressed === undefined ? [] : (['replay'] as const)),
          ]}
          words={app ? ['share', 'app'] : ['share']}
          menu={`${id}-tools`}
        />
      </div>
      {controls}
      <div className="zs-play-code">
        <div className="zs-play-edit" data-tools {...skip}>
          <button type="button" data-action="reset" hidden>
            {text.page.reset}
          </button>
          <button type="button" data-action="edit">
            {text.page.edit}
          </button>
        </div>
        {code(foldCode(html, { marked, whole, labels: text.page.folds, skip }))}
      </div>
      <div className="zs-play-notice" role="status" data-notice />
      {problems === undefined ? null : (
        <div className="zs-play-notice" role="alert">
          {problems}
        </div>
      )}
    </section>
  );
}
