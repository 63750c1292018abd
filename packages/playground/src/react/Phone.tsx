import type { ExampleData } from '../shared/exampleData.ts';
import { en } from '../shared/text/en.ts';
import type { PlaygroundText } from '../shared/text/text.ts';
import { PhoneFrame } from './PhoneFrame.tsx';
import { Poster } from './Poster.tsx';

/** Props of `<Phone>`. */
export interface PhoneProps {
  /** Its data; without a picture the screen is empty until the example has drawn. */
  example: Pick<ExampleData, 'name' | 'codePath'> & Partial<ExampleData>;
  /** What a screen reader calls it; the name of the example without it. */
  title?: string;
  /** Where the files of the build are served: `/` or `/docs/`. */
  base?: string;
  text?: PlaygroundText;
  /** Puts the code into the page too, for a script that changes values in it. */
  withSource?: boolean;
  /**
   * Label of what the phone presses by itself, once in a visit, when it comes into view; `true` is
   * what its picture shows pressed.
   */
  play?: string | boolean;
}

/** A phone that runs an example, without its code and tools: a page's script may drive it. */
export function Phone({
  example,
  title = example.name,
  base = '/',
  text = en,
  withSource = false,
  play = false,
}: PhoneProps) {
  const { name, codePath, poster, frame, safeArea, unfolded, source } = example;
  return (
    <section
      className="zs-play zs-play-alone"
      aria-label={title}
      data-phone={name}
      data-code={base + codePath}
      data-play={play === true ? example.pressed : play || undefined}
      data-source={withSource ? source : undefined}
    >
      <PhoneFrame
        safeArea={safeArea}
        frame={frame === 'stage' ? 'phone' : frame}
        unfolded={unfolded}
      >
        {poster ? <Poster html={poster} title={title} text={text} /> : null}
      </PhoneFrame>
      <p className="zs-play-notice" role="status" data-notice />
    </section>
  );
}
