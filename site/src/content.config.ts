import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { authorSchema, blogSchema, docSchema, pageSchema, tagSchema } from './content/schemas.ts';

/** Keeps the exact case of the file path: Theme/palette.mdx is the route docs/Theme/palette/. */
const pathAsId = ({ entry }: { entry: string }) => entry.replace(/(\/index)?\.mdx?$/, '');

export const collections = {
  docs: defineCollection({
    loader: glob({ base: './content/docs', pattern: '**/*.mdx', generateId: pathAsId }),
    schema: docSchema,
  }),
  blog: defineCollection({
    loader: glob({ base: './content/blog', pattern: '*/index.mdx', generateId: pathAsId }),
    schema: blogSchema,
  }),
  authors: defineCollection({ loader: file('./content/blog/authors.yml'), schema: authorSchema }),
  tags: defineCollection({ loader: file('./content/blog/tags.yml'), schema: tagSchema }),
  pages: defineCollection({
    loader: glob({ base: './content/pages', pattern: '**/*.{md,mdx}', generateId: pathAsId }),
    schema: pageSchema,
  }),
};
