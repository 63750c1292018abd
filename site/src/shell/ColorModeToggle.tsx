import { shellText } from '../text/shell.ts';
import styles from './ColorModeToggle.module.css';
import icon from './IconButton.module.css';
import { MoonIcon, SunIcon } from './icons.tsx';

const { colorMode } = shellText;

/**
 * Button whose name says which mode the page is in. Both names stand in the page and CSS shows the
 * one that is true, so the name is right from the first paint.
 */
export function ColorModeToggle() {
  return (
    <button
      type="button"
      className={`${icon.button} ${styles.toggle}`}
      data-color-mode-toggle
      data-needs-script
    >
      <span className={styles.light} title={colorMode.light}>
        <SunIcon />
        <span className="visually-hidden">{colorMode.toggle(colorMode.light)}</span>
      </span>
      <span className={styles.dark} title={colorMode.dark}>
        <MoonIcon />
        <span className="visually-hidden">{colorMode.toggle(colorMode.dark)}</span>
      </span>
    </button>
  );
}
