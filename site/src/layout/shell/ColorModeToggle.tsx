import { siteConfig } from '../../site.config.ts';
import { shellText } from '../../text/shell.ts';
import styles from './ColorModeToggle.module.css';
import icon from './IconButton.module.css';
import { MoonIcon, SunIcon, SystemIcon } from './icons.tsx';

const { colorMode } = shellText;

const modes = [
  { name: 'light', Icon: SunIcon },
  { name: 'dark', Icon: MoonIcon },
  ...(siteConfig.colorMode.followSystem ? [{ name: 'system' as const, Icon: SystemIcon }] : []),
] as const;

/**
 * Button labelled with the current mode. It contains every label and CSS shows the current one, so
 * that it is right from the first paint.
 */
export function ColorModeToggle() {
  return (
    <button
      type="button"
      className={`quiet ${icon.button} ${styles.toggle}`}
      data-color-mode-toggle
      data-needs-script
    >
      {modes.map(({ name, Icon }) => (
        <span key={name} className={styles[name]} title={colorMode[name]}>
          <Icon />
          <span className="visually-hidden">{colorMode.toggle(colorMode[name])}</span>
        </span>
      ))}
    </button>
  );
}
