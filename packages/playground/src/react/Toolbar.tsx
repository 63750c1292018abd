import type { PlaygroundText } from '../shared/text/ko.ts';

/** Values of `data-action`, which the script handles. */
type Action = 'theme' | 'fold' | 'replay' | 'share' | 'app';

/** Lines of the icons, in a square of 24. */
const ICONS = {
  theme: 'M20 14A8 8 0 1 1 10 4a6 6 0 0 0 10 10z',
  fold: 'M12 3v18M4 6l8-3 8 3v12l-8 3-8-3z',
  replay: 'M4 4v6h6M5 10a8 8 0 1 1-1 5',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
};

function Icon({ of: name }: { of: keyof typeof ICONS }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}

interface ToolbarProps {
  text: PlaygroundText;
  /** Buttons with an icon. */
  icons?: readonly ('theme' | 'fold' | 'replay')[];
  /** Buttons with their name: in a menu beside the icons. */
  words: readonly Action[];
  /** Id of that menu; without one they stand alone. */
  menu?: string;
}

/** Buttons of a phone, hidden without JavaScript. */
export function Toolbar({ text: { page }, icons = [], words, menu }: ToolbarProps) {
  const named = words.map((action) => (
    <button
      key={action}
      type="button"
      data-action={action}
      popoverTarget={menu}
      popoverTargetAction={menu ? 'hide' : undefined}
    >
      {page.actions[action]}
    </button>
  ));
  return (
    <div className="zs-play-toolbar" data-tools>
      {icons.map((action) => (
        <button
          key={action}
          type="button"
          data-action={action}
          aria-label={page.actions[action]}
          title={page.actions[action]}
        >
          <Icon of={action} />
        </button>
      ))}
      {menu ? (
        <>
          <button type="button" popoverTarget={menu} aria-label={page.more} title={page.more}>
            <Icon of="more" />
          </button>
          <div id={menu} popover="auto" className="zs-play-more">
            {named}
          </div>
        </>
      ) : (
        named
      )}
    </div>
  );
}
