import type { PlaygroundText } from '../shared/text/text.ts';

/** Values of `data-action`, which the script handles. */
const ACTIONS = ['edit', 'reset', 'share', 'app'] as const;

interface ToolbarProps {
  text: PlaygroundText;
  /** Whether to show the button that downloads the example as an app. */
  app: boolean;
}

/** Buttons above the code, hidden without JavaScript. */
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
