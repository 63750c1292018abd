import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Names of the example files. */
export const exampleNames = readdirSync(`${root}examples`)
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => file.replace(/\.tsx$/, ''));

/** Examples that the theme builder and the home page run themselves, with chosen colours in them. */
export const RUN_BY_THE_PAGE: readonly string[] = ['ThemeFactory.builder', 'Home.theme'];

/** Examples that run in a phone of their own: each has its interaction and its pictures. */
export const phoneExamples = exampleNames.filter((name) => !RUN_BY_THE_PAGE.includes(name));

/** Pictures of an example in both modes, as Playwright names their files. */
const picturesOf = (name: string) =>
  ['', '-dark'].map((mode) => `${name.replaceAll('.', '-')}${mode}.png`);

/** Examples that lack a picture; `npm run pictures` makes it. */
export const examplesWithoutPicture = (): string[] =>
  phoneExamples.filter((name) =>
    picturesOf(name).some(
      (file) => !existsSync(`${root}tests/screenshots/examples.spec.ts/${file}`),
    ),
  );
