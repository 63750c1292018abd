import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { checkCode, checkedVersions, documentedVersion } from '../../check/index.ts';
import type { Docs, LoadDocs } from '../../docs/index.ts';
import type { Language } from '../../shared/finding.ts';
import { MAX_CODE_LETTERS } from '../../shared/tools.ts';
import { UserError } from '../../shared/userError.ts';
import { findingLine } from '../answers/checkCode.ts';
import { shownFindings } from '../answers/shownFindings.ts';
import { chooseVersion } from '../versions.ts';

/** Files that only the web build of an app has: React Native never runs them. */
const WEB_FILE = /\.web\.[cm]?[jt]sx?$/;

/**
 * Checks files one after the other and returns a line for each finding.
 * @param say is told the versions that the files are checked against, and how they were chosen, and
 *   which files are not checked
 * @param load is asked where the docs explain a finding, once there is one; without them lines lack that
 */
export async function checkFiles(
  files: readonly string[],
  asked: string | undefined,
  language: Language,
  say: (line: string) => void,
  load: LoadDocs,
): Promise<string[]> {
  const versions = checkedVersions();
  const lines: string[] = [];
  const said = new Set<string>();
  let docs: Promise<Docs | undefined> | undefined;
  for (const file of files) {
    if (WEB_FILE.test(file)) {
      say(`${file} 파일은 웹에서만 실행되어 검사하지 않습니다.`);
      continue;
    }
    const code = await readCode(file);
    const { version, note } = await chooseVersion({
      asked,
      folder: dirname(file),
      versions,
      documented: documentedVersion(),
    });
    const basis = note ?? `ZS-ui ${version} 기준으로 검사합니다.`;
    if (!said.has(basis)) {
      said.add(basis);
      say(basis);
    }
    const { findings } = await checkCode({ code, version, language });
    docs ??= findings.length > 0 ? load().catch(() => undefined) : undefined;
    const shown = shownFindings(findings, await docs);
    lines.push(...shown.map((finding) => `${file}:${findingLine(finding)}`));
  }
  return lines;
}

async function readCode(file: string): Promise<string> {
  const code = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UserError(`${file} 파일을 읽지 못했습니다(${error.code}). 경로를 확인하세요.`);
  });
  if (code.length > MAX_CODE_LETTERS) {
    throw new UserError(`${file} 파일이 ${MAX_CODE_LETTERS}자보다 깁니다. 파일을 나누세요.`);
  }
  return code;
}
