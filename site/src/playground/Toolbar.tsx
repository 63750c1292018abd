import { playgroundText as text } from '../text/playground.ts';
import styles from './Example.module.css';

/** What a reader may do with the code; the host answers each `data-action`. */
const ACTIONS = ['edit', 'reset', 'share', 'snack'] as const;

/** Buttons above the code. They wait for the host: without JavaScript they stay hidden. */
export function Toolbar() {
  return (
    <menu
      className={styles.toolbar}
      aria-label={text.tools}
      data-tools
      data-search-ignore
      data-markdown-skip
    >
      {ACTIONS.map((action) => (
        <li key={action}>
          <button type="button" data-action={action} hidden={action === 'reset'}>
            {text.actions[action]}
          </button>
        </li>
      ))}
    </menu>
  );
}
