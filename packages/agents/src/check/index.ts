import type { ApiHistory } from '@zs-docs/api-docs/history';
import type { CheckAnswer, CheckQuestion } from '../shared/finding.ts';
import { MAX_CODE_LETTERS } from '../shared/tools.ts';
import { UserError } from '../shared/userError.ts';
import { CompilerThread } from './CompilerThread.ts';
import { readArchive } from './declarations/archive.ts';
import { CHECK_TIMEOUT_MS } from './limits.ts';
import { ARCHIVE_FILE } from './places.ts';
import { sentences } from './sentences.ts';

const MS_PER_SECOND = 1000;

let facts: { documented: string; history: ApiHistory } | undefined;
let compiler: CompilerThread | undefined;

function readFacts() {
  if (!facts) {
    const { documented, history } = readArchive(ARCHIVE_FILE);
    facts = { documented, history };
  }
  return facts;
}

/** The API of every version that code can be checked against. */
export const checkedApi = (): ApiHistory => readFacts().history;

/** The version that code is checked against where neither the caller nor the app names one. */
export const documentedVersion = (): string => readFacts().documented;

/** Versions that code can be checked against, newest first. */
export function checkedVersions(): readonly string[] {
  return checkedApi().versions.toReversed();
}

/**
 * Checks a file without running it. A check that takes too long, or more memory than it may have, is
 * answered with one finding that says so.
 * @param signal aborted: a check that still waits for others is dropped
 * @throws UserError for a version that is not among `checkedVersions`, and past a bound
 */
export async function checkCode(
  question: CheckQuestion,
  signal?: AbortSignal,
): Promise<CheckAnswer> {
  const { code, version } = question;
  if (code.length > MAX_CODE_LETTERS) {
    throw new UserError(
      `코드가 ${MAX_CODE_LETTERS.toLocaleString('ko')}자를 넘습니다. 파일을 나누어 하나씩 검사하세요.`,
    );
  }
  if (!checkedVersions().includes(version)) {
    throw new UserError(
      `ZS-ui ${version} 버전은 검사할 수 없습니다. package.json에 적힌 버전을 확인하세요.`,
    );
  }
  compiler ??= new CompilerThread();
  const answer = await compiler.ask(question, signal);
  if (typeof answer !== 'string') {
    return answer;
  }
  const message =
    answer === 'timeout' ? sentences.timeout(CHECK_TIMEOUT_MS / MS_PER_SECOND) : sentences[answer];
  return { version, findings: [{ line: 1, column: 1, rule: 'too-complex', message }] };
}
