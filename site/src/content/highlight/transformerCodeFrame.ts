import type { Element, ElementContent } from 'hast';
import type { ShikiTransformer } from 'shiki';
import { codeText } from '../../text/code.ts';
import { keepWords } from './keepWords.ts';
import { nameOfCode } from './nameCode.ts';

/** Reads `title="…"` from the meta string of a fenced code block, which follows its language. */
export function titleFromMeta(meta: string): string | undefined {
  return /(?:^|\s)title="([^"]*)"/.exec(meta)?.[1] || undefined;
}

function element(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children };
}

/**
 * Wraps a highlighted block in a figure: with a title bar when the fence names a title, and a button
 * that copies the code. CSS hides the button without JavaScript, which it needs.
 */
export function transformerCodeFrame(): ShikiTransformer {
  return {
    name: 'zs:code-frame',
    root(root) {
      const title = titleFromMeta(this.options.meta?.__raw ?? '');
      const { lang } = this.options;
      const copy = element(
        'button',
        {
          type: 'button',
          className: ['code-copy'],
          dataCopy: true,
          ariaLabel: codeText.copyOf(nameOfCode(this.source, title)),
        },
        [{ type: 'text', value: codeText.copy }],
      );
      const drawn = root.children as ElementContent[];
      const children = lang === 'bash' ? keepWords(drawn) : drawn;
      const caption = title ? [element('figcaption', {}, [{ type: 'text', value: title }])] : [];
      root.children = [
        element('figure', { className: ['code'], dataLanguage: lang }, [
          ...caption,
          ...children,
          copy,
        ]),
      ];
    },
  };
}
