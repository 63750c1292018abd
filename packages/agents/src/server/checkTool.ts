import type { McpServer } from '@modelcontextprotocol/server';
import { checkedVersions, documentedVersion } from '../check/index.ts';
import { tools } from '../shared/tools.ts';
import { answerCheck } from './answers/checkCode.ts';
import { shownFindings } from './answers/shownFindings.ts';
import { checkInTurn } from './checkInTurn.ts';
import { annotations, orError, textResult } from './results.ts';
import type { ServerContext } from './ServerContext.ts';
import { chooseVersion } from './versions.ts';

/**
 * Registers the check. What it compares with travels with this package: a site only says where the docs
 * explain a finding, and a check is answered without it.
 */
export function addCheckTool(server: McpServer, { folder, load }: ServerContext): void {
  const { title, description, input, output } = tools.check_code;
  server.registerTool(
    'check_code',
    { title, description, inputSchema: input, outputSchema: output, annotations },
    ({ code, file, version: asked }, { mcpReq: { signal } }) =>
      orError(async () => {
        const versions = checkedVersions();
        const { version, note } = await chooseVersion({
          asked,
          folder,
          versions,
          documented: documentedVersion(),
        });
        const { findings } = await checkInTurn({ code, version, file }, signal);
        const docs = findings.length > 0 ? await load().catch(() => undefined) : undefined;
        const shown = { version, findings: shownFindings(findings, docs) };
        return { ...textResult(note, answerCheck(shown)), structuredContent: shown };
      }),
  );
}
