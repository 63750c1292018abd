import { checkCode } from '../check/index.ts';
import type { CheckAnswer, CheckQuestion } from '../shared/finding.ts';
import { UserError } from '../shared/userError.ts';

/** Checks that wait for one another; each holds its code in memory. */
const MAX_WAITING_CHECKS = 32;
let waitingChecks = 0;

/** Checks code, or refuses while too many checks wait. */
export async function checkInTurn(
  question: CheckQuestion,
  signal?: AbortSignal,
): Promise<CheckAnswer> {
  if (waitingChecks >= MAX_WAITING_CHECKS) {
    throw new UserError('검사가 밀려 있습니다. 앞의 검사가 끝난 뒤 다시 호출하세요.');
  }
  waitingChecks += 1;
  try {
    return await checkCode(question, signal);
  } finally {
    waitingChecks -= 1;
  }
}
