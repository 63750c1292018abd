import { parseArgs } from 'node:util';
import { UserError } from '../shared/userError.ts';
import { PUBLISHED_SITE } from './toolkit.ts';

/** What the command line asks for. */
export type Command =
  | { name: 'help' | 'version' }
  | { name: 'stdio'; site: string }
  | { name: 'add'; site: string; folder: string }
  | { name: 'check'; files: string[]; version?: string };

const HINT = 'zs-docs-mcp --help로 사용법을 확인하세요.';

export const HELP = `사용법:
  zs-docs-mcp [SITE]                 MCP 서버를 stdio로 실행합니다.
  zs-docs-mcp add [FOLDER] [--site SITE]
                                     앱의 AGENTS.md에 문서의 목차를 쓰거나 새로 씁니다.
  zs-docs-mcp check FILE... [--version V]
                                     파일을 검사합니다. 문제가 있으면 종료 코드는 1입니다.

SITE: 문서 사이트의 URL이나 빌드한 폴더. 기본값: ${PUBLISHED_SITE}
ZS_DOCS_CACHE: 문서의 사본을 저장할 폴더를 지정하는 환경 변수. 기본값: ~/.cache/zs-docs`;

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  site: { type: 'string' },
  version: { type: 'string' },
} as const;

/** Options that each command takes. */
const TAKES: Record<string, readonly string[]> = {
  stdio: [],
  add: ['site'],
  check: ['version'],
};

/**
 * Reads the arguments of the command line.
 * @throws UserError for arguments that no command takes
 */
export function readArguments(args: readonly string[]): Command {
  if (args.length === 1 && args[0] === '--version') {
    return { name: 'version' };
  }
  const { values, positionals } = parse(args);
  if (values.help) {
    return { name: 'help' };
  }
  const [first = ''] = positionals;
  const name = Object.hasOwn(TAKES, first) ? first : 'stdio';
  const rest = name === 'stdio' ? positionals : positionals.slice(1);
  const wrong = Object.keys(values).find((option) => !TAKES[name]?.includes(option));
  if (wrong) {
    throw new UserError(`이 명령에는 --${wrong} 옵션이 없습니다. ${HINT}`);
  }
  if (name === 'check') {
    return checkCommand(rest, values);
  }
  if (rest.length > 1) {
    throw new UserError(`알 수 없는 인수입니다: ${rest.slice(1).join(' ')} ${HINT}`);
  }
  if (name === 'add') {
    return { name, site: values.site ?? PUBLISHED_SITE, folder: rest[0] ?? '.' };
  }
  return { name: 'stdio', site: rest[0] ?? PUBLISHED_SITE };
}

type Values = ReturnType<typeof parse>['values'];

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    const [, option = ''] = /'(-[^' ]*)/.exec((error as Error).message) ?? [];
    throw new UserError(`${option} 옵션을 이해하지 못했습니다. ${HINT}`);
  }
}

function checkCommand(files: string[], { version }: Values): Command {
  if (files.length === 0) {
    throw new UserError(`검사할 파일을 전달하세요. ${HINT}`);
  }
  return { name: 'check', files, ...(version === undefined ? {} : { version }) };
}
