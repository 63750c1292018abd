import type { CodeValue } from '../shared/codeValue.ts';
import { ko as text } from '../shared/text/ko.ts';
import type { tableControls } from './tableControls.tsx';

type Controls = NonNullable<ReturnType<typeof tableControls>>;

interface ControlStripProps {
  controls: Controls;
  /** Names of the values, each with the address of what documents it. */
  rows: readonly { name: string; href: string }[];
}

/** Controls of an example in its own frame: those of the values that people change most. */
export function ControlStrip({ controls, rows }: ControlStripProps) {
  return (
    <form className="zs-play-strip" {...controls.form} {...controls.cell}>
      {rows.map(({ name, href }) => (
        <div key={name}>
          {controls.controlOf(name)}
          <a href={href} translate="no">
            {name}
          </a>
        </div>
      ))}
    </form>
  );
}

interface PresetProps {
  controls: Controls;
  /** What it sets: `type=fixed`. */
  label: string;
  values: Readonly<Record<string, CodeValue>>;
}

/** Sets several values of an example together, where a text is about them, and takes them back. */
export function Preset({ controls, label, values }: PresetProps) {
  return (
    <form className="zs-play-preset" {...controls.form} {...controls.cell}>
      <div className="zs-play-control" data-control={label}>
        <span className="zs-play-segments">
          <label>
            <input type="checkbox" data-preset={JSON.stringify(values)} />
            {text.page.preset(label)}
          </label>
        </span>
      </div>
    </form>
  );
}
