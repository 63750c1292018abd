import type { ExampleData } from '../shared/exampleData.ts';
import { ko as text } from '../shared/text/ko.ts';
import { EnterButton } from './EnterButton.tsx';
import { PhoneFrame } from './PhoneFrame.tsx';
import { Poster } from './Poster.tsx';
import { Toolbar } from './Toolbar.tsx';

/** Props of `<Phone>`. */
export interface PhoneProps {
  /** Its data; without a poster the screen is empty until the example has rendered. */
  example: Pick<ExampleData, 'name' | 'codePath'> & Partial<ExampleData>;
  /** Label for screen readers; by default the name of the example. */
  title?: string;
  /** Base path of the built files: `/` or `/docs/`. */
  base?: string;
  /** Whether the page contains the source, for a script that changes values in it. */
  withSource?: boolean;
  /**
   * Label of the control that each run presses before the phone is shown; `true` is that of the
   * poster.
   */
  play?: string | boolean;
  /** Shows the button that downloads the example as an app; requires its source, and `loadApp` in the settings. */
  app?: boolean;
}

/** A phone that runs an example, without code. Scripts of the page can control it. */
export function Phone({
  example,
  title = example.name,
  base = '/',
  withSource = false,
  play = false,
  app = false,
}: PhoneProps) {
  const { name, codePath, poster, frame, height, safeArea, unfolded, source } = example;
  return (
    // A group: a home page with five phones would have five more landmarks.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <section
      className="zs-play-alone"
      role="group"
      aria-label={title}
      data-phone={name}
      data-code={base + codePath}
      data-play={play === true ? example.pressed : play || undefined}
      data-source={withSource || app ? source : undefined}
    >
      <PhoneFrame
        safeArea={safeArea}
        frame={frame === 'stage' ? 'phone' : frame}
        height={height}
        unfolded={unfolded}
      >
        {poster ? <Poster html={poster} title={title} /> : null}
        <EnterButton title={title} text={text} />
      </PhoneFrame>
      {app ? <Toolbar text={text} words={['app']} /> : null}
      <p className="zs-play-notice" role="status" data-notice />
    </section>
  );
}
