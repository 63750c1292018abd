import { Children, type ReactNode } from 'react';
import { frameText } from './text.ts';

/** What a message shows of a long text. */
const LONGEST = 20;

/** Texts of the example that are remembered, at most. */
const MOST = 100;

/** Elements of React Native for the web, or what all are drawn into; and those that are text. */
const VIEW = '#root, [class^="css-"]';
const TEXT = '[dir]';

/** An error for each text of the example, made where the text stands in its code. */
const faults = new Map<string, Error>();

function textsOf(children: ReactNode): string[] {
  const texts: string[] = [];
  Children.forEach(children, (child) => {
    if ((typeof child === 'string' && child !== '') || typeof child === 'number') {
      texts.push(String(child));
    }
  });
  return texts;
}

const faultOf = (text: string) =>
  new Error(frameText('strayText', { text: text.trim().slice(0, LONGEST) }));

/**
 * Remembers where texts of the example stand: what draws them finds out later that it cannot.
 * @throws React's own error for an object, here where its line is known
 */
export function rememberText(children: ReactNode): void {
  if (faults.size > MOST) {
    faults.clear();
  }
  for (const text of textsOf(children)) {
    faults.set(text, faultOf(text));
  }
}

/**
 * Holds what has been drawn to what a device can draw: text may stand in no View at all, as at the
 * root of an app.
 * @throws an error for text outside of text components, where its line is known
 */
export function refuseDrawnText(root: Element): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (textContent && parentElement?.matches(VIEW) && !parentElement.closest(TEXT)) {
      throw faults.get(textContent) ?? faultOf(textContent);
    }
  }
}

/**
 * Holds children of a View to what a device can draw.
 * @throws an error for text, which React Native draws inside a text component alone
 */
export function refuseText(children: ReactNode): void {
  const [text] = textsOf(children);
  if (text !== undefined) {
    throw faults.get(text) ?? faultOf(text);
  }
}
