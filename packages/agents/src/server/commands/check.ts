import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { checkCode, checkedVersions, documentedVersion } from '../../check/index.ts';
import type { Docs, LoadDocs } from '../../docs/index.ts';
import type { Language } from '../../shared/finding.ts';
import { MAX_CODE_LETTERS } from '../../shared/tools.ts';
import { findingLine } from '../answers/checkCode.ts';
import { shownFindings } from '../answers/shownFindings.ts';
import { chooseVersion } from '../versions.ts';

/** Files that only the web build or the server of an app has: React Native never runs them. */
const WEB_FILE = /(\.web|\+html|\+api)\.[cm]?[jt]sx?$/;

/** What a run says beside findings. */
const TEXT = {
  ko: {
    web: (file: string) => `${file} 파일은 웹에서만 실행되어 검사하지 않습니다.`,
    basis: (version: string) => `ZS-ui ${version} 기준으로 검사합니다.`,
    folder: (file: string) => `${file}: 폴더입니다. 파일을 전달하세요(예: ${file}/*.tsx).`,
    unreadable: (file: string, code: string | undefined) =>
      `${file}: 파일을 읽지 못했습니다(${code}). 경로를 확인하세요.`,
    tooLong: (file: string) =>
      `${file}: ${MAX_CODE_LETTERS.toLocaleString('ko')}자를 넘어 검사하지 않았습니다. 파일을 나누세요.`,
  },
  en: {
    web: (file: string) => `${file} runs on the web alone and is not checked.`,
    basis: (version: string) => `Checked against ZS-ui ${version}.`,
    folder: (file: string) => `${file}: this is a folder: pass files, such as ${file}/*.tsx.`,
    unreadable: (file: string, code: string | undefined) =>
      `${file}: the file could not be read (${code}): check its path.`,
    tooLong: (file: string) =>
      `${file}: not checked, as it has more than ${MAX_CODE_LETTERS.toLocaleString('en')} letters: split it.`,
  },
};

/** The code of a file; undefined, and said, where it cannot be checked. */
async function readCode(
  file: string,
  text: (typeof TEXT)[Language],
  say: (line: string) => void,
): Promise<string | undefined> {
  const code = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException): undefined => {
    say(error.code === 'EISDIR' ? text.folder(file) : text.unreadable(file, error.code));
  });
  if (code === undefined || code.length <= MAX_CODE_LETTERS) {
    return code;
  }
  say(text.tooLong(file));
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
  language: Language,
  say: (line: string) => void,
  load: LoadDocs,
): Promise<{ lines: string[]; isWhole: boolean }> {
  const versions = checkedVersions();
  const lines: string[] = [];
  const text = TEXT[language];
  let isWhole = true;
  const said = new Set<string>();
  let docs: Promise<Docs | undefined> | undefined;
  for (const file of files) {
    if (WEB_FILE.test(file)) {
      say(text.web(file));
      continue;
    }
    const code = await readCode(file, text, say);
    if (code === undefined) {
      isWhole = false;
      continue;
    }
    const { version, note } = await chooseVersion({
      asked,
      folder: dirname(file),
      versions,
      documented: documentedVersion(),
      language,
    });
    const basis = note ?? text.basis(version);
    if (!said.has(basis)) {
      said.add(basis);
      say(basis);
    }
    const { findings } = await checkCode({ code, version, language, file });
    docs ??= findings.length > 0 ? load().catch(() => undefined) : undefined;
    const shown = shownFindings(findings, await docs);
    lines.push(...shown.map((finding) => `${file}:${findingLine(finding)}`));
  }
  return { lines, isWhole };
}
