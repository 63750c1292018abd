import type { ReactNode } from 'react';
import type { ExampleData } from '../shared/exampleData.ts';
import type { PlaygroundText } from '../shared/text/ko.ts';

/**
 * Part of an example that needs a running phone, as a template until then: for autofill, browsers lay
 * out all forms of a page, even in closed `<details>`.
 */
function Deferred({ children }: { children: ReactNode }) {
  return <template data-later="">{children}</template>;
}

function options(names: Record<string, string>) {
  return Object.entries(names).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

interface DeviceSettingsProps {
  /** Its frame and device are the initial values. */
  example: ExampleData;
  text: PlaygroundText;
}

/** Device form. The script reads its fields by their names. */
export function DeviceSettings({ example, text: { page } }: DeviceSettingsProps) {
  return (
    <details className="zs-play-device" data-tools>
      <summary>{page.device}</summary>
      <Deferred>
        <form data-device>
          <label>
            {page.shape}
            <select name="shape" defaultValue={example.unfolded ? 'unfolded' : 'phone'}>
              {options(page.shapes)}
            </select>
          </label>
          <label>
            {page.theme}
            <select name="theme">{options(page.themes)}</select>
          </label>
          <label>
            {page.fontScale}
            <input name="fontScale" type="range" min="0.8" max="2" step="0.1" defaultValue="1" />
          </label>
          <label>
            <input name="reducedMotion" type="checkbox" />
            {page.reducedMotion}
          </label>
          <label>
            <input name="safeArea" type="checkbox" defaultChecked={example.safeArea} />
            {page.safeArea}
          </label>
          <label>
            <input name="keyboard" type="checkbox" />
            {page.keyboard}
          </label>
          <p>{page.web}</p>
        </form>
      </Deferred>
    </details>
  );
}
