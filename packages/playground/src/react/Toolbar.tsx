import type { PlaygroundText } from '../shared/text/text.ts';

/** Values of `data-action`, which the script handles. */
export type Action = 'replay' | 'edit' | 'reset' | 'share' | 'app';

interface ToolbarProps {
  text: PlaygroundText;
  actions: readonly Action[];
}

/** Buttons of a phone, hidden without JavaScript. */
export function Toolbar({ text: { page }, actions }: ToolbarProps) {
  return (
    <menu className="zs-play-toolbar" aria-label={page.tools} data-tools>
      {actions.map((action) => (
        <li key={action}>
          <button type="button" data-action={action} hidden={action === 'reset'}>
            {page.actions[action]}
          </button>
        </li>
      ))}
    </menu>
  );
}
