import type { CheckAnswer, CheckQuestion, Finding } from '../shared/finding.ts';
import { openCompiler } from './compile/openCompiler.ts';
import type { Archive } from './declarations/archive.ts';
import type { CheckContext, RawFinding } from './find/CheckContext.ts';
import { syntaxFindings, typeFindings } from './find/typeFindings.ts';
import { ruleFindings } from './rules/ruleFindings.ts';
import { en } from './text/en.ts';
import { ko } from './text/ko.ts';
import type { Text } from './text/text.ts';
import { setTypeScriptLanguage } from './text/typescriptLanguage.ts';

/** Most findings of one answer: whoever mends these checks again. */
const MAX_FINDINGS = 50;

/** Longest sentence: types can be printed at any length. */
const MAX_LETTERS = 400;

function findingOf({ file }: CheckContext, { at, rule, message, section }: RawFinding): Finding {
  const start = 'kind' in at ? at.getStart(file) : at.start;
  const { line, character } = file.getLineAndCharacterOfPosition(start);
  return { line: line + 1, column: character + 1, rule, message, ...(section && { section }) };
}

/** Sorted by place, each once. */
function ordered(findings: readonly Finding[]): Finding[] {
  const keyOf = ({ line, column, message }: Finding) => `${line}:${column} ${message}`;
  const each = new Map(findings.map((finding) => [keyOf(finding), finding]));
  return [...each.values()].sort((a, b) => a.line - b.line || a.column - b.column);
}

/** Cuts what would be too much to read, and says so at the end. */
function bounded(findings: readonly Finding[], text: Text): Finding[] {
  const shown = findings.slice(0, MAX_FINDINGS).map((finding) => ({
    ...finding,
    message:
      finding.message.length > MAX_LETTERS
        ? `${finding.message.slice(0, MAX_LETTERS)}…`
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
  return ({ code, version, language }) => {
    setTypeScriptLanguage(language);
    const { program, file } = compile(code, version);
    const text = language === 'ko' ? ko : en;
    const check: CheckContext = {
      program,
      checker: program.getTypeChecker(),
      file,
      archive,
      version,
      text,
    };
    const broken = syntaxFindings(check);
    // Type errors of code that cannot be parsed are noise.
    const found = broken.length > 0 ? broken : [...typeFindings(check), ...ruleFindings(check)];
    const all = ordered(found.map((one) => findingOf(check, one)));
    return { version, findings: bounded(all, text) };
  };
}
