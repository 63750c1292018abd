import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { checkCode, checkedVersions, documentedVersion } from '../../check/index.ts';
import type { Docs, LoadDocs } from '../../docs/index.ts';
import { MAX_CODE_LETTERS } from '../../shared/tools.ts';
import { findingLine } from '../answers/checkCode.ts';
import { shownFindings } from '../answers/shownFindings.ts';
import { chooseVersion } from '../versions.ts';

/** Files that only the web build or the server of an app has: React Native never runs them. */
const WEB_FILE = /(\.web|\+html|\+api)\.[cm]?[jt]sx?$/;

/** The code of a file; undefined, and said, where it cannot be checked. */
async function readCode(file: string, say: (line: string) => void): Promise<string | undefined> {
  const code = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException): undefined => {
    say(
      error.code === 'EISDIR'
        ? `${file}: 폴더입니다. 파일을 전달하세요(예: ${file}/*.tsx).`
        : `${file}: 파일을 읽지 못했습니다(${error.code}). 경로를 확인하세요.`,
    );
  });
  if (code === undefined || code.length <= MAX_CODE_LETTERS) {
    return code;
  }
  const most = MAX_CODE_LETTERS.toLocaleString('ko');
  say(`${file}: ${most}자를 넘어 검사하지 않았습니다. 파일을 나누세요.`);
  return undefined;
}

/**
 * Checks files one after the other; one that cannot be read does not end the run.
 * @returns a line for each finding, and whether all files were checked
 * @param say is told the versions that the files are checked against, and how they were chosen, and
 *   which files are not checked
 * @param load is asked where the docs explain a finding, once there is one; without them lines lack that
 */
export async function checkFiles(
  files: readonly string[],
  asked: string | undefined,
  say: (line: string) => void,
  load: LoadDocs,
): Promise<{ lines: string[]; isWhole: boolean }> {
  const versions = checkedVersions();
  const lines: string[] = [];
  let isWhole = true;
  const said = new Set<string>();
  let docs: Promise<Docs | undefined> | undefined;
  for (const file of files) {
    if (WEB_FILE.test(file)) {
      say(`${file} 파일은 웹에서만 실행되어 검사하지 않습니다.`);
      continue;
    }
    const code = await readCode(file, say);
    if (code === undefined) {
      isWhole = false;
      continue;
    }
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
    const { findings } = await checkCode({ code, version, file });
    docs ??= findings.length > 0 ? load().catch(() => undefined) : undefined;
    const shown = shownFindings(findings, await docs);
    lines.push(...shown.map((finding) => `${file}:${findingLine(finding)}`));
  }
  return { lines, isWhole };
}
