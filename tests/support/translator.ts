import type { Page } from '@playwright/test';

/**
 * Has a page translated as browsers and extensions do it: each text node gives way to another one in two
 * elements, attributes that are read say something else, and so does all that the page writes later.
 */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const MARK = '\u2021';
    const READ = ['title', 'placeholder', 'aria-label', 'alt'];
    const isOurs = (node: Node | null) => node instanceof Element && node.matches('font, font *');
    const isCode = (node: Node) =>
      node.parentElement?.closest('script, style, noscript, textarea, [translate=no]') !== null;
    const wrap = (text: Text) => {
      if (isOurs(text.parentNode) || isCode(text)) {
        return;
      }
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data.trim() === '' ? text.data : `${MARK}${text.data}`;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const rename = (element: Element) => {
      for (const name of READ) {
        const value = element.getAttribute(name);
        if (value && !value.startsWith(MARK) && !element.closest('[translate=no]')) {
          element.setAttribute(name, MARK + value);
        }
      }
    };
    const read = (root: Node) => {
      const walker = document.createTreeWalker(
        root,
        NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
      );
      const found: Node[] = [root];
      while (walker.nextNode()) {
        found.push(walker.currentNode);
      }
      for (const node of found) {
        if (node instanceof Text) {
          wrap(node);
        } else if (node instanceof Element) {
          rename(node);
        }
      }
    };
    addEventListener('load', () => {
      document.documentElement.lang = 'en';
      document.documentElement.classList.add('translated-ltr');
      read(document.body);
      new MutationObserver((records) => {
        for (const { addedNodes, target, type } of records) {
          for (const node of type === 'childList' ? addedNodes : [target]) {
            if (node.isConnected && node.parentNode) {
              read(node);
            }
          }
        }
      }).observe(document.body, {
        childList: true,
        subtree: true,
        characterData: true,
        attributeFilter: READ,
      });
    });
  });
}

/** Waits until the whole page is translated. */
export const translated = (page: Page) => page.locator('h1 font font').first().waitFor();
