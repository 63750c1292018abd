import { join, relative, resolve } from 'node:path';
import { en as enText } from '../shared/text/en.ts';
import type { PlaygroundText } from '../shared/text/text.ts';
import { en } from './messages/en.ts';
import type { Messages } from './messages/messages.ts';
import { plainHighlight } from './plainHighlight.ts';
import type { Toolkit } from './toolkit.ts';

/** Turns source into highlighted HTML: one `<pre>`. */
export type Highlight = (source: string, language: string) => Promise<string> | string;

/** Settings of the playground; what is left out has a default. */
export interface PlaygroundOptions {
  toolkit: Toolkit;
  /** Folder of the project, absolute; paths in messages begin there. The working folder without it. */
  root?: string;
  /** Folder of the examples, from the root; `examples` without it. */
  folder?: string;
  /** Folders whose pages show the examples, from the root. With them, every use and file is checked. */
  shownIn?: readonly string[];
  /** Tags that show an example or a snippet by `of="…"`. */
  tags?: { example?: readonly string[]; snippet?: readonly string[] };
  /** Plain code without it. */
  highlight?: Highlight;
  /** Words of the frame; English without them. */
  text?: PlaygroundText;
  /** What authors read; English without it. */
  messages?: Messages;
}

/** Settings with every default in place; folders are absolute. */
export interface Settings {
  toolkit: Toolkit;
  root: string;
  folder: string;
  shownIn: readonly string[];
  tags: { example: readonly string[]; snippet: readonly string[] };
  highlight: Highlight;
  text: PlaygroundText;
  messages: Messages;
}

/** Puts the defaults in place. */
export function settingsOf(options: PlaygroundOptions): Settings {
  const root = resolve(options.root ?? '.');
  return {
    toolkit: options.toolkit,
    root,
    folder: join(root, options.folder ?? 'examples'),
    shownIn: (options.shownIn ?? []).map((folder) => join(root, folder)),
    tags: {
      example: options.tags?.example ?? ['Example', 'Phone'],
      snippet: options.tags?.snippet ?? ['Snippet'],
    },
    highlight: options.highlight ?? plainHighlight,
    text: options.text ?? enText,
    messages: options.messages ?? en,
  };
}

/** Path of the examples folder, as messages have it. */
export function shownFolder({ root, folder }: Settings): string {
  return relative(root, folder);
}
