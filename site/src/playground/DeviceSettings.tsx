import { playgroundText as text } from '../text/playground.ts';
import styles from './Example.module.css';
import { Later } from './Later.tsx';

function options(names: Record<string, string>) {
  return Object.entries(names).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

/** The device a reader may change; the host reads the form by its names. */
export function DeviceSettings() {
  return (
    <details className={styles.device} data-tools data-search-ignore data-markdown-skip>
      <summary>{text.device}</summary>
      <Later>
        <form data-device>
          <label>
            {text.shape}
            <select name="shape">{options(text.shapes)}</select>
          </label>
          <label>
            {text.theme}
            <select name="theme">{options(text.themes)}</select>
          </label>
          <label>
            {text.fontScale}
            <input name="fontScale" type="range" min="0.8" max="2" step="0.1" defaultValue="1" />
          </label>
          <label>
            <input name="reducedMotion" type="checkbox" />
            {text.reducedMotion}
          </label>
          <label>
            <input name="safeArea" type="checkbox" />
            {text.safeArea}
          </label>
          <label>
            <input name="keyboard" type="checkbox" />
            {text.keyboard}
          </label>
          <p>{text.web}</p>
        </form>
      </Later>
    </details>
  );
}
