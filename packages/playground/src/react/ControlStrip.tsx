import type { tableControls } from './tableControls.tsx';

interface ControlStripProps {
  controls: NonNullable<ReturnType<typeof tableControls>>;
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
          <a href={href}>
            <code>{name}</code>
          </a>
        </div>
      ))}
    </form>
  );
}
