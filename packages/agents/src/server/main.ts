import { existsSync } from 'node:fs';
import { loadOnce, openDocs } from '../docs/index.ts';
import { UserError } from '../shared/userError.ts';
import { addIndex } from './commands/add.ts';
import { checkFiles } from './commands/check.ts';
import { serveStdio } from './commands/serveStdio.ts';
import { createServer } from './createServer.ts';
import { type Command, HELP, readArguments } from './readArguments.ts';
import { PUBLISHED_SITE } from './toolkit.ts';

/**
 * Runs the command `zs-docs-mcp` and returns its exit code.
 * @param version of this package
 */
export async function main(args: readonly string[], version: string): Promise<number> {
  try {
    return await run(readArguments(args), version);
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error);
    return 1;
  }
}

async function run(command: Command, version: string): Promise<number> {
  switch (command.name) {
    case 'help':
      console.log(HELP);
      return 0;
    case 'version':
      console.log(version);
      return 0;
    case 'check': {
      const { files, version: asked } = command;
      // The output is findings alone, for other programs to read.
      const { lines, isWhole } = await checkFiles(files, asked, console.error, () =>
        openDocs(PUBLISHED_SITE, process.env),
      );
      if (lines.length > 0 || isWhole) {
        console.log(lines.join('\n') || '문제가 없습니다.');
      }
      return lines.length > 0 || !isWhole ? 1 : 0;
    }
    case 'add': {
      const docs = await openDocs(command.site, process.env);
      console.log((await addIndex(docs, command.folder)).join('\n'));
      return 0;
    }
    default:
      await serve(command.site, version);
      return 0;
  }
}

async function serve(site: string, version: string): Promise<void> {
  if (!/^https?:/i.test(site) && !existsSync(site)) {
    throw new UserError(
      `${site}은(는) 명령도 URL도 폴더도 아닙니다. zs-docs-mcp --help로 사용법을 확인하세요.`,
    );
  }
  const load = loadOnce(() => openDocs(site, process.env));
  // Begun before the first call; a failure is told to the call that needs the docs.
  load().catch(() => undefined);
  await serveStdio(() => createServer({ version, load, folder: process.cwd() }));
}
