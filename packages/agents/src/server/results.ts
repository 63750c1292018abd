import type { CallToolResult } from '@modelcontextprotocol/server';
import { cutText } from '@zs-docs/words';
import { UserError } from '../shared/userError.ts';

/** Letters of an unexpected error that a caller is shown. */
const MAX_ERROR_LETTERS = 200;

/** What clients may know of every tool: it changes nothing, and asks nobody else. */
export const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };

/** A text, with a line before it that has to be known of it. */
export function textResult(note: string | undefined, text: string): CallToolResult {
  return { content: [{ type: 'text', text: note ? `${note}\n\n${text}` : text }] };
}

/** Answers with an error that the caller can read instead of failing the request. */
export async function orError(answer: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof UserError)) {
      console.error(error);
    }
    const text =
      error instanceof UserError
        ? error.message
        : `서버 내부의 오류입니다: ${cutText(String(error), MAX_ERROR_LETTERS)} 다른 도구나 문서 사이트를 사용하세요.`;
    return { ...textResult(undefined, text), isError: true };
  }
}
