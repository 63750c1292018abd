import type { PlaygroundText } from '../shared/text/text.ts';
import { Later } from './Later.tsx';
import type { SkipAttributes } from './skip.ts';

function options(names: Record<string, string>) {
  return Object.entries(names).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

interface DeviceSettingsProps {
  text: PlaygroundText;
  skip: SkipAttributes;
  /** Whether the example keeps clear of the camera to begin with. */
  safeArea: boolean;
}

/** The device a reader may change; the script in the page reads the form by its names. */
export function DeviceSettings({ text: { page }, skip, safeArea }: DeviceSettingsProps) {
  return (
    <details className="zs-play-device" data-tools {...skip}>
      <summary>{page.device}</summary>
      <Later>
        <form data-device>
          <label>
            {page.shape}
            <select name="shape">{options(page.shapes)}</select>
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
            <input name="safeArea" type="checkbox" defaultChecked={safeArea} />
            {page.safeArea}
          </label>
          <label>
            <input name="keyboard" type="checkbox" />
            {page.keyboard}
          </label>
          <p>{page.web}</p>
        </form>
      </Later>
    </details>
  );
}
