import { join, relative, resolve } from 'node:path';
import { en as enText } from '../shared/text/en.ts';
import type { PlaygroundText } from '../shared/text/text.ts';
import { en } from './messages/en.ts';
import type { Messages } from './messages/messages.ts';
import { plainHighlight } from './plainHighlight.ts';
import type { Toolkit } from './toolkit.ts';

/** Highlights source code as HTML: one `<pre>`. */
export type Highlight = (source: string, language: string) => Promise<string> | string;

/** Options of the playground. */
export interface PlaygroundOptions {
  toolkit: Toolkit;
  /** Absolute folder of the project, to which paths are relative; by default the working directory. */
  root?: string;
  /** Folder of the examples below the root; `examples` by default. */
  folder?: string;
  /** Folders below the root whose pages show the examples. If given, all uses are checked. */
  shownIn?: readonly string[];
  /**
   * A tsconfig, from the root, that includes the examples: with it, one that does not type-check
   * stops a build. The TypeScript of the project compiles them.
   */
  tsconfig?: string;
  /** Tags that show an example or a snippet by `of="…"`. */
  tags?: { example?: readonly string[]; snippet?: readonly string[] };
  /** Not highlighted by default. */
  highlight?: Highlight;
  /** Texts of the frame; English by default. */
  text?: PlaygroundText;
  /** Messages for authors; English by default. */
  messages?: Messages;
}

/** Options with all defaults; folders are absolute. */
export interface Settings {
  toolkit: Toolkit;
  root: string;
  folder: string;
  shownIn: readonly string[];
  tsconfig: string | undefined;
  tags: { example: readonly string[]; snippet: readonly string[] };
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
    shownIn: (options.shownIn ?? []).map((folder) => join(root, folder)),
    tsconfig: options.tsconfig,
    tags: {
      example: options.tags?.example ?? ['Example', 'Phone'],
      snippet: options.tags?.snippet ?? ['Snippet'],
    },
    highlight: options.highlight ?? plainHighlight,
    text: options.text ?? enText,
    messages: options.messages ?? en,
  };
}

/** Path of the examples folder for messages. */
export function shownFolder({ root, folder }: Settings): string {
  return relative(root, folder);
}
