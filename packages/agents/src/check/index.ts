import type { CheckAnswer, CheckQuestion } from '../shared/finding.ts';

/** Versions that code can be checked against, newest first. */
export async function checkedVersions(): Promise<readonly string[]> {
  return ['0.12.2'];
}

/**
 * Checks a file without running it.
 * @throws UserError for a version that is not among `checkedVersions`, and past a bound
 */
export async function checkCode({ version }: CheckQuestion): Promise<CheckAnswer> {
  return { version, findings: [] };
}
