import { listPages, pathOfFile } from '../files/listPages.ts';
import { ContentError, readEach, readMdx } from '../files/readSource.ts';
import { docSchema } from '../files/schemas.ts';
import { readPage } from '../page-model/readPage.ts';
import { checkQuestion } from './questions.ts';
import type { Category, DocPage, Question } from './types.ts';

/**
 * Reads the pages of content/docs.
 * @param root folder of the site with a slash at its end
 * @param faults where it adds what is wrong with those that are left out
 */
export function readDocs(
  root: string,
  lists: { categories: readonly Category[]; questions: readonly Question[] },
  faults: ContentError[],
): DocPage[] {
  const options = {
    pages: /\.mdx$/,
    where: '문서의 확장자는 소문자 .mdx입니다.',
    others: ['categories.yml', 'questions.yml'],
  };
  const names = listPages(root, 'content/docs', options, faults);
  return readEach(names, faults, (name) => readDoc(root, name, lists));
}

function readDoc(
  root: string,
  name: string,
  lists: { categories: readonly Category[]; questions: readonly Question[] },
): DocPage {
  const file = `content/docs/${name}`;
  const { data, body, lineOf } = readMdx(root, file, docSchema);
  const category = groupOf(file, data.group, lineOf('group'), lists.categories);
  const model = readPage(file, body);
  const page: DocPage = {
    ...data,
    kind: 'doc',
    path: `docs/${pathOfFile(name)}`,
    file,
    listed: !data.unlisted,
    section: category.label,
    sidebar: {
      group: category.path,
      order: data.sidebar_position,
      english: data.sidebar_english,
    },
    covers: data.covers.map((name) => ({ name, line: lineOf('covers', name) })),
    model,
    example: model.examples[0]?.name,
  };
  checkQuestion(page, lineOf('question'), lists);
  return page;
}

/** Finds the group of a page: the one that its front matter names on a line, else its folder. */
function groupOf(
  file: string,
  named: string | undefined,
  line: number,
  categories: readonly Category[],
): Category {
  const [folder, ...below] = file.normalize('NFC').slice('content/docs/'.length).split('/');
  const group = named ?? (below.length > 0 ? folder : undefined);
  const found = categories.find(({ path }) => path === group);
  if (found) {
    return found;
  }
  const known = categories.map(({ path }) => path).join(', ');
  throw new ContentError(
    file,
    line,
    group === undefined
      ? `group이 없습니다. 폴더 밖의 문서에는 front matter에 group을 추가하고 다음 중에서 선택하세요: ${known}`
      : `"${group}" 그룹이 content/docs/categories.yml에 없습니다. path, label, position, description을 추가하거나 group을 다음 중에서 선택하세요: ${known}`,
  );
}
