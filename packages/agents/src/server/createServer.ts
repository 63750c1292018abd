import { type CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { config } from 'zod';
import { ko } from 'zod/locales';
import { checkCode, checkedVersions } from '../check/index.ts';
import type { Docs, LoadDocs } from '../docs/index.ts';
import { tools } from '../shared/tools.ts';
import { UserError } from '../shared/userError.ts';
import { answerCheck } from './answers/checkCode.ts';
import { answerComponent } from './answers/component.ts';
import { answerExample } from './answers/example.ts';
import { answerRead } from './answers/read.ts';
import { answerSearch } from './answers/search.ts';
import { DOCUMENTED_VERSION } from './toolkit.ts';
import { chooseVersion } from './versions.ts';

/** What the tools of a server answer from. */
export interface ServerContext {
  /** Version of this package. */
  version: string;
  load: LoadDocs;
  /** Folder of the app, whose version counts where a call names none. */
  folder: string;
}

/** Elements and members that the arguments of one call may have. */
const MAX_INPUT_ELEMENTS = 100;

const INSTRUCTIONS = `ZS-ui(@0610studio/zs-ui, React Native)의 문서입니다. ZS-ui 코드를 쓰기 전에 component로 prop을 확인하고, 앱의 AGENTS.md에 ZS-ui 규칙이 있으면 먼저 읽으세요. 모르는 것은 search로 찾아 read로 읽습니다. 코드를 다 쓰면 파일마다 check_code를 호출해 문제가 없을 때까지 고치세요.`;

const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };

// The SDK tells a caller what is wrong with its arguments.
config(ko());

/** Creates a server with the five tools. */
export function createServer(context: ServerContext): McpServer {
  const server = new McpServer(
    { name: 'zs-ui-docs', title: 'ZS-ui 문서', version: context.version },
    { instructions: INSTRUCTIONS, maxToolInputElements: MAX_INPUT_ELEMENTS },
  );
  addDocsTools(server, context);
  addCheck(server, context);
  return server;
}

function addDocsTools(server: McpServer, { load, folder }: ServerContext): void {
  const configOf = (name: 'search' | 'read' | 'component' | 'example') => {
    const { title, description } = tools[name];
    return { title, description, annotations };
  };
  const answer = (ask: (docs: Docs) => string | Promise<string>) =>
    orError(async () => {
      const docs = await load();
      return textResult(docs.notice, await ask(docs));
    });
  server.registerTool(
    'search',
    { ...configOf('search'), inputSchema: tools.search.input },
    (input) => answer((docs) => answerSearch(docs, input)),
  );
  server.registerTool('read', { ...configOf('read'), inputSchema: tools.read.input }, (input) =>
    answer((docs) => answerRead(docs, input)),
  );
  server.registerTool(
    'component',
    { ...configOf('component'), inputSchema: tools.component.input },
    ({ name, version: asked }) =>
      answer(async (docs) => {
        const { versions, version: documented } = docs;
        const { version, note } = await chooseVersion({ asked, folder, versions, documented });
        return [note, answerComponent(docs, name, version)].filter(Boolean).join('\n\n');
      }),
  );
  server.registerTool(
    'example',
    { ...configOf('example'), inputSchema: tools.example.input },
    ({ name }) => answer((docs) => answerExample(docs, name)),
  );
}

/** The check needs no site: what it compares with travels with this package. */
function addCheck(server: McpServer, { folder }: ServerContext): void {
  const { title, description, input, output } = tools.check_code;
  server.registerTool(
    'check_code',
    { title, description, inputSchema: input, outputSchema: output, annotations },
    ({ code, version: asked, language }) =>
      orError(async () => {
        const versions = await checkedVersions();
        const { version, note } = await chooseVersion({
          asked,
          folder,
          versions,
          documented: DOCUMENTED_VERSION,
        });
        const found = await checkCode({ code, version, language });
        return {
          ...textResult(note, answerCheck(found, language)),
          structuredContent: { ...found },
        };
      }),
  );
}

function textResult(note: string | undefined, text: string): CallToolResult {
  return { content: [{ type: 'text', text: note ? `${note}\n\n${text}` : text }] };
}

/** Answers with an error that the caller can read instead of failing the request. */
async function orError(answer: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof UserError)) {
      console.error(error);
    }
    const text =
      error instanceof UserError
        ? error.message
        : `서버 내부의 오류입니다: ${String(error).slice(0, 200)} 다른 도구나 문서 사이트를 사용하세요.`;
    return { ...textResult(undefined, text), isError: true };
  }
}
