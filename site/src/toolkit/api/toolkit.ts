import { fileURLToPath } from 'node:url';
import { book } from '@0610studio/zs-ui/facts';
import { createApiReader, packageOptions } from '@zs-docs/api-docs/build';
import { apiAt } from '@zs-docs/api-docs/history';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Folder of the documented toolkit. */
export const toolkitFolder = `${root}packages/toolkit/`;

/** Reads its API from the code, as `npm run api` does. */
export const toolkitReader = createApiReader({
  ...packageOptions({
    root,
    entry: 'packages/toolkit/src/index.ts',
    tsconfig: 'tsconfig.native.json',
    requireDescriptions: true,
    published: {
      api: apiAt(book.history, book.documented.version),
      declared: book.differences,
      file: 'packages/toolkit/facts/differences.yml',
    },
  }),
  version: book.documented.version,
});

/** Module by which the site imports the API. */
export const toolkitApi = '@0610studio/zs-ui/api.json';

/** The committed API, which a build reads. */
export const toolkitApiFile = `${toolkitFolder}api.json`;
