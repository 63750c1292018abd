import { dirname, relative, resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { z } from 'astro/zod';
import type { Plugin } from 'vite';
import { checkOnSave } from '../files/checkOnSave.ts';
import { fillText } from '../files/placeholders.ts';
import {
  bodyOf,
  type ContentError,
  errorAbout,
  type Mistake,
  readBody,
  readEach,
  readYaml,
  stopBuild,
} from '../files/readSource.ts';
import { synonymSchema, termSchema } from '../files/schemas.ts';
import type { Tag } from '../markdown/listTags.ts';
import { exampleMistake } from '../mistakes/code.ts';
import { pictureMistakes } from '../mistakes/pictures.ts';
import { contentFiles } from '../page-model/contentUses.ts';
import { readPage } from '../page-model/readPage.ts';
import { pageTable } from './pageTable.ts';

/** Explains what is wrong with a tag; undefined when nothing is. */
type TagCheck = (tag: Tag) => string | undefined;

/**
 * Tells authors all mistakes of a content: a build those of all files at once, before it compiles any;
 * development those of a page that is opened, and after each save what no page shows.
 * @param checks of tags by facts of the toolkit, which stand below the content
 */
export function contentCheck(checks: readonly TagCheck[]): AstroIntegration {
  return {
    name: 'content',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'dev') {
          updateConfig({ vite: { plugins: [pageCheck(checks)] } });
        }
      },
      'astro:server:setup': (dev) => {
        checkOnSave(dev, () =>
          findFaults()
            .map(({ message }) => message)
            .join('\n'),
        );
        dev.server.watcher.on('change', (file) => {
          // Node imports a module once per process.
          if (/[\\/]src[\\/](?:site\.config|brand)\.ts$/.test(file)) {
            dev.logger.warn('설정은 시작할 때만 읽습니다. npm run dev를 다시 실행하세요.');
          }
        });
      },
      'astro:build:start': async () => {
        const faults = findFaults();
        const texts = readEach(contentFiles('./'), faults, (file) => ({
          file,
          text: readBody('./', file),
        }));
        const wrong = await Promise.all(texts.map(({ file, text }) => faultIn(file, text, checks)));
        const messages = new Set([...faults, ...wrong].flatMap((fault) => fault?.message ?? []));
        if (messages.size > 0) {
          stopBuild([...messages].join('\n'));
        }
      },
    },
  };
}

/** Refuses to compile a page with mistakes. */
function pageCheck(checks: readonly TagCheck[]): Plugin {
  return {
    name: 'content-mistakes',
    transform: {
      order: 'pre',
      filter: { id: /\.mdx$/ },
      async handler(source, id) {
        // Astro runs in the site's folder.
        const file = relative('.', id).replaceAll('\\', '/');
        const fault = await faultIn(file, bodyOf(fillText(source)), checks);
        if (fault) {
          throw fault;
        }
      },
    },
  };
}

/**
 * All that is wrong with the text of a page; undefined when nothing is.
 * @param file below the site's folder, in which Astro runs
 */
export async function faultIn(
  file: string,
  text: string,
  checks: readonly TagCheck[],
): Promise<ContentError | undefined> {
  const { tags, tree, mistakes } = readPage(file, text);
  const shown = new Set<string>();
  const all = [(tag: Tag) => exampleMistake(tag, shown), ...checks];
  const ofTags = tags.flatMap((tag) =>
    all.flatMap((check): Mistake[] => {
      const message = check(tag);
      return message === undefined ? [] : [{ line: tag.line, message }];
    }),
  );
  const ofPictures = await pictureMistakes(tree, dirname(resolve(file)));
  return errorAbout(file, [...mistakes, ...ofTags, ...ofPictures]);
}

/** What is wrong with each file, or group of files, that is read as one: front matter, names and lists. */
function findFaults(): ContentError[] {
  const faults: ContentError[] = [];
  const readers = [
    () => faults.push(...pageTable().faults),
    () => readYaml('./', 'content/glossary.yml', z.array(termSchema)),
    () => readYaml('./', 'content/synonyms.yml', z.array(synonymSchema)),
  ];
  readEach<() => unknown, unknown>(readers, faults, (read) => read());
  return faults;
}
