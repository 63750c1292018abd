const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Formats code like a highlighter, without colours, for a site that has none.
 * @example plainHighlight('a < b', 'ts') // '<pre data-language="ts" tabindex="0"><code><span class="line">a &lt; b</span></code></pre>'
 */
export function plainHighlight(source: string, language: string): string {
  const lines = source.split('\n').map((line) => `<span class="line">${escapeText(line)}</span>`);
  return `<pre data-language="${language}" tabindex="0"><code>${lines.join('\n')}</code></pre>`;
}
