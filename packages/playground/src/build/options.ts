import { join, relative, resolve } from 'node:path';
import type { FrameKind } from '../shared/exampleData.ts';
import type { Places } from '../shared/posterOrder.ts';
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
  /** Whether an example is an app that keeps clear of the camera; none without it. */
  safeArea?: (name: string) => boolean;
  /** What an example stands in; a phone without it. */
  frame?: (name: string, source: string) => FrameKind;
  /** Whether the device of an example is a foldable that is open; none without it. */
  unfolded?: (name: string) => boolean;
  /**
   * What the picture of an example has been pressed on, so that it shows what opens: a label, or
   * `true` for the first button. Nothing without it.
   */
  press?: (name: string, source: string) => string | boolean;
  /**
   * Where elements of an example stand on its screen, by their text, for a picture of something that
   * opens beside what it has measured. Everything else measures zero.
   */
  places?: (name: string) => Places | undefined;
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
  safeArea: (name: string) => boolean;
  frame: (name: string, source: string) => FrameKind;
  unfolded: (name: string) => boolean;
  press: (name: string, source: string) => string | boolean;
  places: (name: string) => Places | undefined;
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
    safeArea: options.safeArea ?? (() => false),
    frame: options.frame ?? (() => 'phone'),
    unfolded: options.unfolded ?? (() => false),
    press: options.press ?? (() => false),
    places: options.places ?? (() => undefined),
    text: options.text ?? enText,
    messages: options.messages ?? en,
  };
}

/** Path of the examples folder as messages say it. */
export function shownFolder({ root, folder }: Settings): string {
  return relative(root, folder);
}
