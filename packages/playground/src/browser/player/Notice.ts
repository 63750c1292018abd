import { copyText } from '@zs-docs/words/clipboard';
import { ko } from '../../shared/text/ko.ts';

const text = ko.host;

/** Text by which an element says the same sentence again: a live region whose text stays is silent. */
const again = ({ textContent }: Element, next: string) =>
  textContent?.trimEnd() === next && !textContent.endsWith('\u00a0') ? `${next}\u00a0` : next;

/** A button behind the text of a notice. */
export interface NoticeButton {
  label: string;
  onPress: () => unknown;
}

/**
 * A button that loads the page, with the edits that are kept, again: browsers cache a failed import() until
 * then, see https://github.com/whatwg/html/issues/6768. Offline there would be no page.
 */
export const reloadButton: NoticeButton = {
  label: text.reload,
  onPress: () => navigator.onLine && window.location.reload(),
};

function buttonOf({ label, onPress }: NoticeButton) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', onPress);
  return button;
}

/** Status line under the code of an example. */
export class Notice {
  readonly #element: HTMLElement;
  /** Hears what `say` tells. Beside the notice, which is not displayed while it is empty. */
  readonly #said = document.createElement('span');

  constructor(element: HTMLElement) {
    this.#element = element;
    this.#said.className = 'zs-play-said';
    // Without a role: a status that is empty most of the time is read as one whenever a reader comes by.
    this.#said.setAttribute('aria-live', 'polite');
    element.after(this.#said);
  }

  /** Replaces the content by a text. */
  show(message: string, button?: NoticeButton): void {
    this.#element.replaceChildren(again(this.#element, message));
    if (button) {
      this.#element.append(' ', buttonOf(button));
    }
  }

  /** Says to screen readers what is only seen to have happened; what stands here stays. */
  say(message: string): void {
    this.#said.textContent = again(this.#said, message);
  }

  /** Adds shell commands with a button that copies them, and a note about them. */
  addCommands(commands: string, note = ''): void {
    const code = document.createElement('code');
    code.translate = false;
    code.textContent = commands;
    const onPress = async () => {
      copy.textContent = (await copyText(commands)) ? text.copied : text.notCopied;
    };
    const copy = buttonOf({ label: text.copy, onPress });
    this.#element.append(code, copy, note && `\n${note}`);
  }

  /** Adds a line; keeps the last few. */
  addLine(content: string): void {
    const line = document.createElement('div');
    line.textContent = content;
    this.#element.append(line);
    while (this.#element.childNodes.length > 8) {
      this.#element.firstChild?.remove();
    }
  }

  /** Replaces the content by a link that was pressed in the frame, which cannot navigate. */
  showLink(label: string, href: string): void {
    const link = document.createElement('a');
    link.href = href;
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
    link.textContent = label;
    this.#element.replaceChildren(link);
  }

  /** Removes the content. */
  clear(): void {
    this.#element.replaceChildren();
  }
}
