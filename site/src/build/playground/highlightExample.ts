import { codeToHtml } from 'shiki';
import { shikiConfig } from '../../content/highlight/shikiConfig.ts';

/** Highlights an example file like a code block of a page, without its figure. */
export function highlightExample(source: string, language: string): Promise<string> {
  return codeToHtml(source, {
    lang: language,
    theme: shikiConfig.theme,
    transformers: [
      ...shikiConfig.transformers.filter((transformer) => transformer.name !== 'zs:code-frame'),
      {
        pre(node) {
          node.properties['data-language'] = language;
        },
      },
    ],
  });
}
