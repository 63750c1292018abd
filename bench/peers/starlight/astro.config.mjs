import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

const groups = ['posts', ...Array.from({ length: 20 }, (_, at) => `group${at + 1}`)];

export default defineConfig({
  integrations: [
    starlight({
      title: 'Large site',
      locales: { root: { label: '한국어', lang: 'ko' } },
      sidebar: groups.map((directory) => ({
        label: directory,
        items: [{ autogenerate: { directory } }],
      })),
    }),
  ],
});
