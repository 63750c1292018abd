import type { PlaygroundText } from '../shared/text/text.ts';

/** What a reader may do with the code; the script in the page answers each `data-action`. */
const ACTIONS = ['edit', 'reset', 'share', 'app'] as const;

interface ToolbarProps {
  text: PlaygroundText;
  /** Whether the site can turn an example into an app for a device. */
  app: boolean;
}

/** Buttons above the code. They wait for the script: without JavaScript they stay hidden. */
export function Toolbar({ text: { page }, app }: ToolbarProps) {
  return (
    <menu className="zs-play-toolbar" aria-label={page.tools} data-tools>
      {ACTIONS.filter((action) => app || action !== 'app').map((action) => (
        <li key={action}>
          <button type="button" data-action={action} hidden={action === 'reset'}>
            {page.actions[action]}
          </button>
        </li>
      ))}
    </menu>
  );
}
