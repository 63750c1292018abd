/** What a syntax error means, by kind. */
export interface SyntaxText {
  unclosed: string;
  expected: (what: string) => string;
  unexpectedToken: string;
  unexpectedCharacter: string;
  other: (message: string) => string;
}

/** What the host says to a reader. */
export interface HostText {
  phone: (title: string) => string;
  stuck: string;
  loadFailed: string;
  editorFailed: string;
  editorLabel: (title: string) => string;
  edit: string;
  editDone: string;
  line: (line: number) => string;
  link: (href: string) => string;
  run: string;
  runAgain: string;
  shared: string;
  shareFailed: string;
  /** Code that no link can carry: too long, or with letters that nobody sees. */
  unshareable: { tooLong: string; hidden: string };
  fromLink: string;
  /** Why the code of a link is not shown. */
  badLink: { broken: string; tooLong: string; hidden: string; framed: string };
  /** Link from a prop's row in a table to the field that changes it. */
  tryProp: string;
  /** The first choice of a colour: what the toolkit takes by itself. */
  notGiven: string;
  /** The code no longer has the place that a control writes to: `ZSText`, `showAlert()`. */
  noPlace: (place: string) => string;
  syntax: SyntaxText;
}

/** English, for a site that passes no text of its own. */
export const defaultHostText: HostText = {
  phone: (title) => `Preview of ${title}`,
  stuck:
    'The example stopped answering. Look for code that never ends or leaves the page, and run it again.',
  loadFailed: 'The preview could not be loaded. Check your connection and run it again.',
  editorFailed: 'The editor could not be loaded. Check your connection and press again.',
  editorLabel: (title) => `Code of ${title}. Press Escape, then Tab to leave.`,
  edit: 'Edit',
  editDone: 'Stop editing',
  line: (line) => `Line ${line}`,
  link: (href) => `Open link: ${href}`,
  run: 'Run',
  runAgain: 'Run again',
  shared: 'Copied a link to this code.',
  shareFailed: 'The link is in the address bar. Copy it from there.',
  unshareable: {
    tooLong: 'The code is longer than 64 KB: no link can carry it. Shorten it and share it again.',
    hidden:
      'The code holds letters that nobody sees or that turn the order of others. Take them out and share it again.',
  },
  fromLink: 'This code came with a link and does not run yet. Read it, then press Run.',
  badLink: {
    broken: 'The code in this link cannot be read. This is the original example.',
    tooLong:
      'The code in this link is longer than 64 KB and is not opened. This is the original example.',
    hidden:
      'The code in this link holds letters that hide what it does and is not opened. This is the original example.',
    framed:
      'Code from a link is not opened inside another site. This is the original example; open this page by itself to see the code.',
  },
  tryProp: 'Try it',
  notGiven: '(default)',
  noPlace: (place) => `The code has no ${place} to change.`,
  syntax: {
    unclosed: 'The code ends before a bracket, a quote or a tag is closed.',
    expected: (what) => `"${what}" is expected here.`,
    unexpectedToken: 'This cannot stand here. Check the brackets and commas around it.',
    unexpectedCharacter: 'This character cannot be used in code.',
    other: (message) => `The code cannot be read. (${message})`,
  },
};
