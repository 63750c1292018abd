import { cutText } from '@zs-docs/words';
import type { CheckAnswer, CheckQuestion, Finding } from '../shared/finding.ts';
import { openCompiler } from './compile/openCompiler.ts';
import type { Archive } from './declarations/archive.ts';
import type { CheckContext } from './find/CheckContext.ts';
import { flowFindings } from './find/flow.ts';
import { syntaxFindings, typeFindings } from './find/typeFindings.ts';
import { unchecked } from './find/unchecked.ts';
import { findingsOf } from './findingsOf.ts';
import { ruleFindings } from './rules/ruleFindings.ts';
import { en } from './text/en.ts';
import { ko } from './text/ko.ts';
import type { Text } from './text/text.ts';
import { setTypeScriptLanguage } from './text/typescriptLanguage.ts';

/** Most findings of one answer: whoever mends these checks again. */
const MAX_FINDINGS = 50;

/** Longest sentence: types can be printed at any length. */
const MAX_LETTERS = 400;

/** Cuts what would be too much to read, and says so at the end. */
function bounded(findings: readonly Finding[], text: Text): Finding[] {
  const shown = findings.slice(0, MAX_FINDINGS).map((finding) => ({
    ...finding,
    message:
      finding.message.length > MAX_LETTERS
        ? `${cutText(finding.message, MAX_LETTERS)}…`
        : finding.message,
  }));
  const last = shown.at(-1);
  return last && findings.length > shown.length
    ? [
        ...shown,
        {
          line: last.line,
          column: last.column,
          rule: 'too-many',
          message: text.tooMany(MAX_FINDINGS),
        },
      ]
    : shown;
}

/** Checks within this process. */
export function openChecks(archive: Archive): (question: CheckQuestion) => CheckAnswer {
  const compile = openCompiler(archive);
  return ({ code, version, language, file: name = '' }) => {
    setTypeScriptLanguage(language);
    const { program, file } = compile(code, version);
    const text = language === 'ko' ? ko : en;
    const check: CheckContext = {
      program,
      checker: program.getTypeChecker(),
      file,
      isJavaScript: /\.[cm]?jsx?$/.test(name),
      archive,
      version,
      text,
    };
    const syntax = syntaxFindings(check);
    const broken = syntax.length > 0 ? (flowFindings(check) ?? syntax) : [];
    // Type errors of code that cannot be parsed are noise.
    const found =
      broken.length > 0
        ? broken
        : [...unchecked(check), ...typeFindings(check), ...ruleFindings(check)];
    return { version, findings: bounded(findingsOf(check, found), text) };
  };
}
