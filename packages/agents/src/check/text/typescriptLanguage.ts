import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { Language } from '../../shared/finding.ts';

/** TypeScript keeps the sentences of its own locales in one place for the whole process. */
interface Localized {
  setLocalizedDiagnosticMessages(messages: Record<string, string> | undefined): void;
}

let korean: Record<string, string> | undefined;

/** Makes TypeScript say its own sentences in a language. */
export function setTypeScriptLanguage(language: Language): void {
  if (language === 'ko' && !korean) {
    const library = dirname(ts.getDefaultLibFilePath({}));
    const file = join(library, 'ko', 'diagnosticMessages.generated.json');
    korean = JSON.parse(readFileSync(file, 'utf8'));
  }
  (ts as unknown as Localized).setLocalizedDiagnosticMessages(
    language === 'ko' ? korean : undefined,
  );
}
