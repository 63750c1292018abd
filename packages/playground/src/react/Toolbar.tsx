import type { PlaygroundText } from '../shared/text/ko.ts';

/** Values of `data-action`, which the script handles. */
export type Action = 'replay' | 'edit' | 'reset' | 'share' | 'app';

interface ToolbarProps {
  /** Title of the example, which the buttons name. */
  title: string;
  text: PlaygroundText;
  actions: readonly Action[];
}

/** Buttons of a phone, hidden without JavaScript. */
export function Toolbar({ title, text: { page }, actions }: ToolbarProps) {
  return (
    <menu className="zs-play-toolbar" aria-label={page.tools} data-tools>
      {actions.map((action) => (
        <li key={action} hidden={action === 'reset'}>
          <button
            type="button"
            data-action={action}
            aria-label={`${title} ${page.actions[action]}`}
          >
            {page.actions[action]}
          </button>
        </li>
      ))}
    </menu>
  );
}
