import type { Messages } from './messages.ts';

const list = (names: readonly string[]) => names.join(', ') || '(none yet)';

/** English. */
export const en: Messages = {
  badName: (entry, folder) => ({
    what: `The name of the example file "${entry}" cannot be read.`,
    remedy: `Rename it to ${folder}/<Component>.<case>.tsx.`,
  }),
  notUtf8: {
    what: 'The letters of this file are not encoded as UTF-8.',
    remedy: 'Save it anew as UTF-8.',
  },
  strayFolder: (folder) => ({
    what: `Examples in a folder of their own are not read: ${folder}`,
    remedy: 'Move them up; their names tell them apart.',
  }),
  noDefault: {
    what: 'It has no default export, so the preview does not know what to draw.',
    remedy: 'Export the component as "export default function Name()".',
  },
  notCompiled: (reason) => ({
    what: `The example does not compile: ${reason}`,
    remedy: 'Mend the syntax of this line.',
  }),
  unknownProp: (sentence) => ({
    what: sentence,
    remedy:
      'Correct the name or remove the prop. If the toolkit has just got it, renew the list of props.',
  }),
  failedCheck: (sentence) => ({
    what: sentence,
    remedy: 'Mend this line: readers copy the code.',
  }),
  wrongType: (reason) => ({
    what: `The types do not agree: ${reason}`,
    remedy: 'Change this line to what the toolkit takes.',
  }),
  noCompiler: (tsconfig) =>
    `There is no TypeScript to check the examples by ${tsconfig}. Install typescript, or leave out the option tsconfig.`,
  wrongTag: (tag) => ({
    what: `<${tag}> is closed by a tag of another name.`,
    remedy: `Write </${tag}> on this line, or the same name where the tag opens.`,
  }),
  badPreview: {
    unreadable: {
      what: '"preview" of this example cannot be read.',
      remedy: 'Give it literal values of frame, press, unfolded, safeArea and places alone.',
    },
    notLast: {
      what: '"preview" does not stand last: readers would see other lines than the file has.',
      remedy: 'Move "export const preview" to the end of the file.',
    },
  },
  notDrawn: (reason) => ({
    what: `The example failed while it was drawn: ${reason}`,
    remedy: 'Mend the example: it has to draw its first screen without an error.',
  }),
  notPressed: (label) =>
    label === true ? 'it has no button to press' : `it has nothing labelled "${label}" to press`,
  unknownModule: (module, known) => ({
    what: `The preview has no module "${module}".`,
    remedy: `Use only ${list(known)}, move the file to snippets, or add the module to the toolkit's "modules".`,
  }),
  unknownPart: (module, name, known) => ({
    what: `The preview's ${module} has no "${name}".`,
    remedy: `Use only ${list(known)}, or add the name to the toolkit's "reactNative".`,
  }),
  unknownExample: (name, file, near) => ({
    what: `There is no example file named "${name}".`,
    remedy: `Write ${file} or use one of: ${list(near)}.`,
  }),
  unknownSnippet: (name, file, near) => ({
    what: `There is no snippet file named "${name}".`,
    remedy: `Write ${file} or use one of: ${list(near)}.`,
  }),
  unshownExample: (name) => ({
    what: 'No page shows this example.',
    remedy: `Write <Example of="${name}" /> in a page, or delete the file.`,
  }),
  unshownSnippet: (name) => ({
    what: 'No page shows this snippet.',
    remedy: `Write <Snippet of="${name}" /> in a page, or delete the file.`,
  }),
  problems: (count) => `${count} thing(s) to mend in the examples.`,
  remedy: (remedy) => `Remedy: ${remedy}`,
  noFrame: 'The frame of the previews was not built. Mend the errors above first.',
};
