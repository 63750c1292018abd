import type { PlaygroundText } from '../shared/text/text.ts';

/** Values of `data-action`, which the script handles. */
const ACTIONS = ['replay', 'edit', 'reset', 'share', 'app'] as const;

interface ToolbarProps {
  text: PlaygroundText;
  /** Whether to show the button that plays what the poster shows pressed. */
  replay: boolean;
  /** Whether to show the button that downloads the example as an app. */
  app: boolean;
}

/** Buttons above the code, hidden without JavaScript. */
export function Toolbar({ text: { page }, replay, app }: ToolbarProps) {
  const isOffered: Partial<Record<(typeof ACTIONS)[number], boolean>> = { replay, app };
  return (
    <menu className="zs-play-toolbar" aria-label={page.tools} data-tools>
      {ACTIONS.filter((action) => isOffered[action] ?? true).map((action) => (
        <li key={action}>
          <button type="button" data-action={action} hidden={action === 'reset'}>
            {page.actions[action]}
          </button>
        </li>
      ))}
    </menu>
  );
}
