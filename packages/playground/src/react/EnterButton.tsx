import type { PlaygroundText } from '../shared/text/ko.ts';

interface EnterButtonProps {
  title: string;
  text: PlaygroundText;
}

/** Lies over the screen: a reader reaches for the phone by it. The script in the page shows it. */
export function EnterButton({ title, text }: EnterButtonProps) {
  return (
    <button
      type="button"
      className="zs-play-enter"
      data-enter
      aria-label={text.page.enter(title)}
      hidden
    />
  );
}
