import { cpSync, mkdirSync, writeFileSync } from 'node:fs';

// A page for each client, without anything around it.
mkdirSync('dist');
for (const name of ['docsearch-3', 'docsearch-5']) {
  cpSync(`node_modules/${name}/dist/umd/index.js`, `dist/${name}.js`);
  writeFileSync(
    `dist/${name}.html`,
    `<!doctype html><title>${name}</title><link rel="icon" href="data:,"><div id="docsearch"></div><script src="${name}.js"></script>`,
  );
}
