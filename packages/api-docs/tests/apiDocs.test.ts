import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { type ApiDocsOptions, apiDocs, checkApiDocs } from '../src/build/apiDocs.ts';
import { writeApiFile } from '../src/build/apiFile.ts';
import { apiReader } from '../src/build/apiReader.ts';
import { fixtureOptions } from './fixture.ts';
import { tempFolder } from './tempFolder.ts';

const reader = apiReader(fixtureOptions());
const covered = '[Button, Field, Menu, SheetOptions, Theme, globalSheet, makeTheme, useSheet]';

describe('a site with API docs', () => {
  let options: ApiDocsOptions;

  beforeEach(() => {
    const folder = tempFolder();
    const apiFile = join(folder, 'api.json');
    writeApiFile(apiFile, reader.api());
    writeFileSync(join(folder, 'page.mdx'), `---\ncovers: ${covered}\n---\n`);
    options = { reader, apiFile, pages: folder };
  });

  const build = () => {
    const start = apiDocs(options).hooks['astro:build:start'];
    return () => (start as () => void)();
  };

  test('builds when code, API file and pages agree', () => {
    expect(checkApiDocs(options)).toEqual([]);
    expect(build()).not.toThrow();
  });

  test('does not build with a stale API file, and says which name and what to run', () => {
    const { entries } = reader.api();
    writeApiFile(options.apiFile, {
      ...reader.api(),
      entries: entries.filter(({ name }) => name !== 'Menu'),
    });
    expect(build()).toThrow(/Menu: 코드에는 있는데 파일에는 없습니다.*npm run api/);
  });

  test('does not build with a name that no page shows', () => {
    writeFileSync(
      join(options.pages, 'page.mdx'),
      `---\ncovers: ${covered.replace('Menu, ', '')}\n---\n`,
    );
    expect(build()).toThrow(/src\/Menu\.tsx:\d+ 이 이름을 다루는 문서가 없습니다\(Menu\)/);
  });

  test('reads the code once, and again after it is told to forget', () => {
    const first = reader.api();
    expect(reader.api()).toBe(first);
    reader.forget();
    expect(reader.api()).not.toBe(first);
    expect(reader.api()).toEqual(first);
  });
});
