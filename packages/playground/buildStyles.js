// Puts the editor's styles into a module: they come with the editor, and any bundler takes them.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const sheets = [
  import.meta.resolve('prism-code-editor/layout.css'),
  new URL('styles/editor.css', import.meta.url),
];
const css = sheets.map((sheet) => readFileSync(fileURLToPath(sheet), 'utf8')).join('');
writeFileSync(
  new URL('dist/browser/editorStyles.js', import.meta.url),
  `export const editorStyles = ${JSON.stringify(css)};\n`,
);
