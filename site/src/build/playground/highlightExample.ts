import { codeToHtml } from 'shiki';
import { shikiConfig } from '../../content/highlight/shikiConfig.ts';

/** Highlights an example file the way code blocks of a page are, without their frame. */
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
