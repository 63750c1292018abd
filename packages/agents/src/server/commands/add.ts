import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Docs } from '../../docs/index.ts';
import { UserError } from '../../shared/userError.ts';
import { placeBlock } from '../agentsBlock.ts';
import { replaceFile } from '../replaceFile.ts';
import { chooseVersion } from '../versions.ts';

/**
 * Writes the index of the docs into the AGENTS.md of an app, or renews it.
 * @param folder of the app, or one below it
 * @returns lines that say what was done
 */
export async function addIndex(docs: Docs, folder: string): Promise<string[]> {
  const root = await findRoot(folder);
  const file = join(root, 'AGENTS.md');
  const before = await readBytes(file);
  // Read as bytes: what is not the block stays as it is, in whatever encoding.
  const block = Buffer.from(docs.agentsIndex, 'utf8').toString('latin1');
  const after = placeBlock(before ?? '', block);
  const notes = [await sayOtherVersion(docs, root), await sayClaude(root)];
  if (after !== before) {
    await replaceFile(file, after).catch(({ code }) => {
      throw new UserError(`${file} 파일을 쓰지 못했습니다(${code}). 권한을 확인하세요.`);
    });
  }
  return [docs.notice ?? '', sayDone(file, before, after), ...notes].filter(Boolean);
}

function sayDone(file: string, before: string | undefined, after: string): string {
  if (before === undefined) {
    return `${file} 파일을 만들었습니다.`;
  }
  if (before === after) {
    return `${file} 파일의 블록이 이미 최신입니다.`;
  }
  return before.includes('zs-ui-docs:begin')
    ? `${file} 파일의 블록을 새로 썼습니다.`
    : `${file} 파일의 끝에 블록을 추가했습니다.`;
}

async function sayOtherVersion({ version, versions }: Docs, folder: string): Promise<string> {
  const app = await chooseVersion({ folder, versions, documented: version });
  return app.version === version
    ? ''
    : `앱의 ZS-ui는 ${app.version}이고 블록은 ${version} 문서의 목차입니다. 버전에 따라 다른 점은 MCP 서버의 component와 check_code로 확인하세요.`;
}

/** Claude Code reads AGENTS.md only where its own file says so. */
async function sayClaude(root: string): Promise<string> {
  // It is only read: one that cannot be is nobody's trouble.
  const text = await readBytes(join(root, 'CLAUDE.md')).catch(() => undefined);
  return text === undefined || /@AGENTS\.md|zs-ui-docs:begin/.test(text)
    ? ''
    : 'CLAUDE.md에 다음 줄을 추가하면 Claude Code도 AGENTS.md를 읽습니다: @AGENTS.md';
}

async function findRoot(folder: string): Promise<string> {
  for (let at = resolve(folder); ; at = dirname(at)) {
    if ((await readBytes(join(at, 'package.json'))) !== undefined) {
      return at;
    }
    if (at === dirname(at)) {
      throw new UserError(
        `${resolve(folder)}와 그 위의 폴더에 package.json이 없습니다. 앱의 폴더에서 실행하거나 앱의 경로를 전달하세요.`,
      );
    }
  }
}

/** The bytes of a file as letters; undefined when there is none. */
async function readBytes(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'latin1');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') {
      return undefined;
    }
    throw new UserError(`${file} 파일을 읽지 못했습니다(${code}).`);
  }
}
