import { McpServer } from '@modelcontextprotocol/server';
import { config } from 'zod';
import { ko } from 'zod/locales';
import { addCheckTool } from './checkTool.ts';
import { addDocsTools } from './docsTools.ts';
import type { ServerContext } from './ServerContext.ts';

/** Elements and members that the arguments of one call may have. */
const MAX_INPUT_ELEMENTS = 100;

const INSTRUCTIONS = `ZS-ui(@0610studio/zs-ui, React Native)의 문서입니다. ZS-ui 코드를 쓰기 전에 component로 prop을 확인하고, 앱의 AGENTS.md에 ZS-ui 규칙이 있으면 먼저 읽으세요. 모르는 것은 search로 찾아 read로 읽습니다. 코드를 다 쓰면 파일마다 check_code를 호출해 문제가 없을 때까지 고치세요.`;

// The SDK tells a caller what is wrong with its arguments.
config(ko());

/** Creates a server with the five tools. */
export function createServer(context: ServerContext): McpServer {
  const server = new McpServer(
    { name: 'zs-ui-docs', title: 'ZS-ui 문서', version: context.version },
    { instructions: INSTRUCTIONS, maxToolInputElements: MAX_INPUT_ELEMENTS },
  );
  addDocsTools(server, context);
  addCheckTool(server, context);
  return server;
}
