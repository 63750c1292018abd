import { cutText } from '@zs-docs/words';
import { Children, type ReactNode } from 'react';
import { frameText } from './frameText.ts';

/** Limit of the letters that an error message quotes. */
const MAX_QUOTED_LETTERS = 20;

/** Limit of the texts whose line is stored. */
const MAX_REMEMBERED_TEXTS = 100;

/** Selectors of react-native-web's elements and the root, and of its text elements. */
const VIEW = '#root, [class^="css-"]';
const TEXT = '[dir]';

/** An error for each text, created where its JSX element is: its stack has the line. */
const errors = new Map<string, Error>();

function textsOf(children: ReactNode): string[] {
  const texts: string[] = [];
  Children.forEach(children, (child) => {
    if ((typeof child === 'string' && child !== '') || typeof child === 'number') {
      texts.push(String(child));
    }
  });
  return texts;
}

const errorFor = (text: string) =>
  new Error(frameText('strayText', { text: cutText(text.trim(), MAX_QUOTED_LETTERS) }));

/**
 * Creates the errors that `rejectText` and `rejectRenderedText` may throw later, while the stack still
 * has the line of the example.
 * @throws React's own error for an object as a child, whose line is known here
 */
export function rememberText(children: ReactNode): void {
  if (errors.size > MAX_REMEMBERED_TEXTS) {
    errors.clear();
  }
  for (const text of textsOf(children)) {
    errors.set(text, errorFor(text));
  }
}

/**
 * Rejects rendered text outside of text components, which a device cannot draw. Unlike `rejectText`
 * also at the root of the app, where no View is its parent.
 * @throws Error with the line of the text
 */
export function rejectRenderedText(root: Element): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (textContent && parentElement?.matches(VIEW) && !parentElement.closest(TEXT)) {
      throw errors.get(textContent) ?? errorFor(textContent);
    }
  }
}

/**
 * Rejects text as a child of a View, as React Native does on a device.
 * @throws Error with the line of the text
 */
export function rejectText(children: ReactNode): void {
  const [text] = textsOf(children);
  if (text !== undefined) {
    throw errors.get(text) ?? errorFor(text);
  }
}
