import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cutText } from '@zs-docs/words';
import ts from 'typescript';
import type { CheckAnswer, CheckQuestion, Finding } from '../shared/finding.ts';
import { openCompiler } from './compile/openCompiler.ts';
import type { Archive } from './declarations/archive.ts';
import type { CheckContext, RawFinding } from './find/CheckContext.ts';
import { elementFindings } from './find/elements.ts';
import { fieldFindings } from './find/fields.ts';
import { importFindings } from './find/imports.ts';
import { valueFindings } from './find/values.ts';
import { findingsOf } from './findingsOf.ts';
import { ruleFindings } from './rules/ruleFindings.ts';
import { sentences } from './sentences.ts';

/** Most findings of one answer: whoever mends these checks again. */
const MAX_FINDINGS = 50;

/** Longest sentence: types can be printed at any length. */
const MAX_LETTERS = 400;

/** Cuts what would be too much to read, and says so at the end. */
function bounded(findings: readonly Finding[]): Finding[] {
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
          message: sentences.tooMany(MAX_FINDINGS),
        },
      ]
    : shown;
}

/** The comment by which a file says that its types are those of Flow, whose syntax TypeScript cannot read. */
const FLOW = /^(\s*(\/\/.*|\/\*[\s\S]*?\*\/|['"][\w ]+['"];?))*?\s*(\/\/|\/\*)[^/]*@flow\b/;

/** Why a file cannot be parsed; nothing else is found in it then. */
function syntaxFindings({ program, file }: CheckContext): RawFinding[] {
  const found = program.getSyntacticDiagnostics(file).map(({ start, messageText }) => ({
    at: { start },
    rule: 'syntax',
    message: ts.flattenDiagnosticMessageText(messageText, ' '),
  }));
  return found.length > 0 && FLOW.test(file.text)
    ? [{ at: { start: 0 }, rule: 'unchecked', message: sentences.uncheckedFlow }]
    : found;
}

/** Makes TypeScript say its own sentences in Korean, in this whole process. */
function setKorean(): void {
  const library = dirname(ts.getDefaultLibFilePath({}));
  const file = join(library, 'ko', 'diagnosticMessages.generated.json');
  const { setLocalizedDiagnosticMessages } = ts as unknown as {
    setLocalizedDiagnosticMessages(messages: Record<string, string>): void;
  };
  setLocalizedDiagnosticMessages(JSON.parse(readFileSync(file, 'utf8')));
}

/** Checks within this process. */
export function openChecks(archive: Archive): (question: CheckQuestion) => CheckAnswer {
  setKorean();
  const compile = openCompiler(archive);
  return ({ code, version, file: name }) => {
    const { program, file } = compile(code, version, name);
    const check: CheckContext = {
      program,
      checker: program.getTypeChecker(),
      file,
      archive,
      version,
    };
    const syntax = syntaxFindings(check);
    const found =
      syntax.length > 0
        ? syntax
        : [importFindings, elementFindings, valueFindings, fieldFindings, ruleFindings].flatMap(
            (find) => find(check),
          );
    return { version, findings: bounded(findingsOf(check, found)) };
  };
}
