import type { PlaygroundText } from '../shared/text/text.ts';
import type { SkipAttributes } from './skip.ts';

/** What a reader may do with the code; the script in the page answers each `data-action`. */
const ACTIONS = ['edit', 'reset', 'share', 'snack'] as const;

interface ToolbarProps {
  text: PlaygroundText;
  skip: SkipAttributes;
  /** Whether the toolkit says how its examples become an app for Expo Snack. */
  snack: boolean;
}

/** Buttons above the code. They wait for the script: without JavaScript they stay hidden. */
export function Toolbar({ text: { page }, skip, snack }: ToolbarProps) {
  return (
    <menu className="zs-play-toolbar" aria-label={page.tools} data-tools {...skip}>
      {ACTIONS.filter((action) => snack || action !== 'snack').map((action) => (
        <li key={action}>
          <button type="button" data-action={action} hidden={action === 'reset'}>
            {page.actions[action]}
          </button>
        </li>
      ))}
    </menu>
  );
}
