import type { PlaygroundText } from '../shared/text/ko.ts';

interface EnterButtonProps {
  title: string;
  text: PlaygroundText;
  /** Whether the example answers a press, as the page may say. */
  answersPress?: boolean;
}

/** Lies over the screen: a reader reaches for the phone by it. The script in the page shows it. */
export function EnterButton({ title, text, answersPress }: EnterButtonProps) {
  return (
    <button
      type="button"
      className="zs-play-enter"
      data-enter={answersPress ? 'press' : true}
      aria-label={text.page.enter(title)}
      hidden
    />
  );
}
