import type ts from 'typescript';
import type { About } from '../../shared/finding.ts';
import type { Archive } from '../declarations/archive.ts';

/** A file that is being checked, and what is known beside it. */
export interface CheckContext {
  program: ts.Program;
  checker: ts.TypeChecker;
  file: ts.SourceFile;
  archive: Archive;
  /** Of the toolkit. */
  version: string;
}

/** A mistake at a place of the file. */
export interface RawFinding {
  at: ts.Node | { start: number };
  rule: string;
  message: string;
  about?: About | undefined;
}

export { TOOLKIT_NAME } from '../../shared/toolkit.ts';
