// Puts styles of what comes late into modules: they come with it, and any bundler takes them.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const modules = {
  editorStyles: [
    import.meta.resolve('prism-code-editor/layout.css'),
    new URL('styles/editor.css', import.meta.url),
  ],
  fieldStyles: [new URL('styles/fields.css', import.meta.url)],
};
for (const [name, sheets] of Object.entries(modules)) {
  const css = sheets.map((sheet) => readFileSync(fileURLToPath(sheet), 'utf8')).join('');
  writeFileSync(
    new URL(`dist/browser/${name}.js`, import.meta.url),
    `export const ${name} = ${JSON.stringify(css)};\n`,
  );
}
