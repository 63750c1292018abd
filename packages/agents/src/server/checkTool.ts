import type { McpServer } from '@modelcontextprotocol/server';
import { checkCode, checkedVersions, documentedVersion } from '../check/index.ts';
import type { CheckAnswer, CheckQuestion } from '../shared/finding.ts';
import { tools } from '../shared/tools.ts';
import { UserError } from '../shared/userError.ts';
import { answerCheck } from './answers/checkCode.ts';
import { shownFindings } from './answers/shownFindings.ts';
import { annotations, orError, textResult } from './results.ts';
import type { ServerContext } from './ServerContext.ts';
import { chooseVersion } from './versions.ts';

/** Checks that wait for one another; each holds its code in memory. */
const MAX_WAITING_CHECKS = 32;
let waitingChecks = 0;

/** Checks code, or refuses while too many checks wait. */
async function checkInTurn(question: CheckQuestion, signal: AbortSignal): Promise<CheckAnswer> {
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

/**
 * Registers the check. What it compares with travels with this package: a site only says where the docs
 * explain a finding, and a check is answered without it.
 */
export function addCheckTool(server: McpServer, { folder, load }: ServerContext): void {
  const { title, description, input, output } = tools.check_code;
  server.registerTool(
    'check_code',
    { title, description, inputSchema: input, outputSchema: output, annotations },
    ({ code, version: asked, language }, { mcpReq: { signal } }) =>
      orError(async () => {
        const versions = checkedVersions();
        const { version, note } = await chooseVersion({
          asked,
          folder,
          versions,
          documented: documentedVersion(),
        });
        const { findings } = await checkInTurn({ code, version, language }, signal);
        const docs = findings.length > 0 ? await load().catch(() => undefined) : undefined;
        const shown = { version, findings: shownFindings(findings, docs) };
        return {
          ...textResult(note, answerCheck(shown, language)),
          structuredContent: shown,
        };
      }),
  );
}
