import ts from 'typescript';
import type { CheckAnswer, CheckQuestion, Finding } from '../shared/finding.ts';
import { CODE_FILE, type Compile, openCompiler } from './compile/openCompiler.ts';
import type { Archive } from './declarations/archive.ts';
import type { Check, Found } from './find/Check.ts';
import { typeFindings } from './find/typeFindings.ts';
import { en } from './text/en.ts';
import { ko } from './text/ko.ts';
import { setTypeScriptLanguage } from './text/typescriptLanguage.ts';

/** Most findings of one answer: whoever mends these checks again. */
const MAX_FINDINGS = 50;

function findingOf({ file }: Check, { at, rule, message, section }: Found): Finding {
  const start = 'kind' in at ? at.getStart(file) : at.start;
  const { line, character } = file.getLineAndCharacterOfPosition(start);
  return { line: line + 1, column: character + 1, rule, message, ...(section && { section }) };
}

/** Sorted by place, each once. */
function ordered(findings: readonly Finding[]): Finding[] {
  const sorted = findings.toSorted((a, b) => a.line - b.line || a.column - b.column);
  return sorted.filter(
    ({ line, column, message }, index) =>
      !sorted
        .slice(0, index)
        .some(
          (other) => other.line === line && other.column === column && other.message === message,
        ),
  );
}

/** Checks within this process. */
export function openChecks(archive: Archive): (question: CheckQuestion) => CheckAnswer {
  const compile: Compile = openCompiler(archive);
  return ({ code, version, language }) => {
    setTypeScriptLanguage(language);
    const program = compile(code, version);
    const file = program.getSourceFile(CODE_FILE) ?? ts.createSourceFile(CODE_FILE, '', 99);
    const text = language === 'ko' ? ko : en;
    const check: Check = {
      program,
      checker: program.getTypeChecker(),
      file,
      archive,
      version,
      text,
    };
    const all = ordered(typeFindings(check).map((found) => findingOf(check, found)));
    const shown = all.slice(0, MAX_FINDINGS);
    const last = shown.at(-1);
    return {
      version,
      findings:
        last && all.length > shown.length
          ? [
              ...shown,
              { ...last, rule: 'too-many', message: text.tooMany(shown.length, all.length) },
            ]
          : shown,
    };
  };
}
