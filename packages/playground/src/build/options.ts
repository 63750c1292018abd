import { join, relative, resolve } from 'node:path';
import { type PlaygroundText, ko as text } from '../shared/text/ko.ts';
import { type Messages, ko as messages } from './messages/ko.ts';
import { plainHighlight } from './plainHighlight.ts';
import type { Toolkit } from './toolkit.ts';

/** Highlights source code as HTML: one `<pre>`. */
export type Highlight = (source: string, language: string) => Promise<string> | string;

/** A place where a page shows an example or a snippet. */
export interface Use {
  kind: 'example' | 'snippet';
  name: string;
  /** Path below the root. */
  file: string;
  line: number;
}

/** A mistake in an example, in one or more sentences that say the remedy too. */
export interface Finding {
  /** From 1. */
  line: number;
  message: string;
}

/** Finds mistakes in the code of examples, by their names. */
export type CheckExamples = (
  sources: ReadonlyMap<string, string>,
) => ReadonlyMap<string, readonly Finding[]>;

/** Options of the playground. */
export interface PlaygroundOptions {
  toolkit: Toolkit;
  /** Absolute folder of the project, to which paths are relative; by default the working directory. */
  root?: string;
  /** Folder of the examples below the root; `examples` by default. */
  folder?: string;
  /** Lists where pages show examples and snippets, which are then checked. Undefined is not known now. */
  uses?: () => readonly Use[] | undefined;
  /** Checks the code of examples, by their names, beside what is checked here. */
  check?: CheckExamples;
  /**
   * A tsconfig, from the root, that includes the examples: with it, one that does not type-check
   * stops a build. The TypeScript of the project compiles them.
   */
  tsconfig?: string;
  /** Not highlighted by default. */
  highlight?: Highlight;
}

/** Options with all defaults; folders are absolute. */
export interface Settings {
  toolkit: Toolkit;
  root: string;
  folder: string;
  uses: () => readonly Use[] | undefined;
  check: CheckExamples;
  tsconfig: string | undefined;
  highlight: Highlight;
  text: PlaygroundText;
  messages: Messages;
}

/** Adds the defaults. */
export function settingsOf(options: PlaygroundOptions): Settings {
  const root = resolve(options.root ?? '.');
  return {
    toolkit: options.toolkit,
    root,
    folder: join(root, options.folder ?? 'examples'),
    uses: options.uses ?? (() => undefined),
    check: options.check ?? (() => new Map()),
    tsconfig: options.tsconfig,
    highlight: options.highlight ?? plainHighlight,
    text,
    messages,
  };
}

/** Path of the examples folder for messages. */
export function shownFolder({ root, folder }: Settings): string {
  return relative(root, folder);
}
