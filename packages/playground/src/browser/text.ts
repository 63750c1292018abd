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
  fromLink: string;
  badLink: string;
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
  fromLink: 'This code came with a link. Read it before you run it.',
  badLink: 'The code in this link cannot be read. This is the original example.',
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
