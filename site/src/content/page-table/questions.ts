import { z } from 'astro/zod';
import { ContentError, readYaml } from '../files/readSource.ts';
import { questionSchema } from '../files/schemas.ts';
import type { Category, DocPage, Question } from './types.ts';

const QUESTIONS_FILE = 'content/docs/questions.yml';

/**
 * Reads the questions that the gallery groups components by, in its order.
 * @throws ContentError
 */
export function readQuestions(root: string): Question[] {
  const questions = readYaml(root, QUESTIONS_FILE, z.array(questionSchema));
  const keys = questions.map(({ key }) => key);
  const twice = keys.find((key, at) => keys.indexOf(key) !== at);
  if (twice !== undefined) {
    throw new ContentError(
      QUESTIONS_FILE,
      0,
      `"${twice}" 질문이 두 번 있습니다. 하나를 삭제하세요.`,
    );
  }
  return questions;
}

/** Whether a page is about one component: the start page of a group of components is not, nor one that went. */
const isComponent = ({ path, sidebar, removed }: DocPage, categories: readonly Category[]) =>
  categories.some((group) => group.path === sidebar?.group && group.components) &&
  !path.endsWith('/start/') &&
  removed === undefined;

/**
 * Checks the question of a page.
 * @param line of the question in its file
 * @throws ContentError for a component without a question, and for a question that is not in the list
 */
export function checkQuestion(
  page: DocPage,
  line: number,
  { categories, questions }: { categories: readonly Category[]; questions: readonly Question[] },
): void {
  const { file, question } = page;
  const keys = questions.map(({ key }) => key);
  if (question === undefined ? !isComponent(page, categories) : keys.includes(question)) {
    return;
  }
  const fault =
    question === undefined
      ? 'question이 없습니다. 컴포넌트 목록에서 이 컴포넌트가 답하는 질문을 추가하세요.'
      : `"${question}" 질문이 ${QUESTIONS_FILE}에 없습니다.`;
  throw new ContentError(file, line, `${fault} 다음 중에서 선택하세요: ${keys.join(', ')}.`);
}
