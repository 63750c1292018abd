import { readdirSync } from 'node:fs';

const docs = new URL('../', import.meta.url);
const folders = readdirSync(docs).filter((name) => /^(?:group|posts)/.test(name));
const pagesOf = (folder) =>
  readdirSync(new URL(`${folder}/`, docs)).map((file) => {
    const page = file.replace('.md', '');
    return { text: page, link: `/${folder}/${page}` };
  });

export default {
  title: 'Large site',
  lang: 'ko',
  // The generated pages link to a page that exists only on this site.
  ignoreDeadLinks: true,
  themeConfig: {
    search: { provider: 'local' },
    sidebar: folders.map((folder) => ({ text: folder, collapsed: true, items: pagesOf(folder) })),
  },
};
