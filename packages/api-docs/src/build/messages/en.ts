import { en as text } from '../../shared/text/en.ts';
import type { Messages } from './messages.ts';

/** English messages, the default. */
export const en: Messages = {
  text,
  missingFile: (file) => `The API cannot be read: there is no ${file}. Correct the path.`,
  noExports: (project, entry) =>
    `${project} does not hold ${entry}, or that file exports nothing. Look at "include" in the tsconfig.`,
  undescribed: (name) =>
    `${name} has no description. Write /** one sentence */ above its declaration.`,
  undescribedMember: (owner, name) =>
    `${owner}.${name} has no description. Write /** one sentence */ above its declaration, or @param for a parameter.`,
  defaultDiffersFromDoc: (owner, name, written, { place, code }) =>
    `${owner}.${name} has two defaults: @default says ${written}, the code (${place}) ${code}. Remove @default or make it agree with the code.`,
  defaultsDiffer: (owner, name, first, other) =>
    `The code gives ${owner}.${name} two defaults: ${first.code} in ${first.place}, ${other.code} in ${other.place}. Make them agree, or say with @default which one counts.`,
  unreadableFile: (file, reason, renew) =>
    `${file} cannot be read (${reason}). Write it anew: ${renew}`,
  stale: (difference, renew) =>
    `${difference}. Renew the API file and commit it with the code: ${renew}`,
  onlyInFile: (name) => `${name}: in the file, and not in the code`,
  onlyInCode: (name) => `${name}: in the code, and not in the file`,
  changed: (name, key, inFile, inCode) =>
    `${name}, ${key}: ${inFile ?? 'nothing'} in the file, ${inCode ?? 'nothing'} in the code`,
  undeclared: ({ member, what, ours, published }, file) =>
    `${member}, ${what}: ${ours ?? 'nothing'} here, ${published ?? 'nothing'} in the published version. Make the code agree, or declare the difference in ${file} with its reason and a note for readers.`,
  declaredInVain: (member, file) =>
    `${file} declares a difference of ${member} that is no more. Remove its entry.`,
  badDifference: (file, member) =>
    `${file}: the entry of ${member} misses its member, its reason or its note. Write all three.`,
  uncovered: (name) =>
    `No page documents this name (${name}). Put <PropsTable of="${name}" /> or <TypeTable of="${name}" /> on a page, name it in a page's "covers", or mark it @internal when it is nobody else's business.`,
  noName: (tag, attribute) =>
    `<${tag}> has no ${attribute}. Write the name in quotes: <${tag} ${attribute}="Button" />.`,
  noMember: (entry, name, names) =>
    `${entry} has no "${name}" that "only" could show. Write one of ${names.join(', ')}.`,
  problems: (count) => `API docs: ${count} ${count === 1 ? 'thing' : 'things'} to mend.`,
  same: (count) => `The API file agrees with the code: ${count} names.`,
  written: (count, changed) =>
    `The API file ${changed ? 'has been written' : 'is as it was'}: ${count} names.`,
  usage: `api-docs reads the API of a TypeScript package.

  api-docs extract --entry src/index.ts --out api.json [--check]
    --entry                 file whose exports are the API
    --out                   file to write
    --check                 write nothing; fail when the file and the code disagree
    --tsconfig              tsconfig that holds the entry (default: tsconfig.json)
    --require-descriptions  fail where an export, a prop or a parameter has no description
    --against               published API (a file made with --facts); fail where the code differs
    --differences           YAML of differences that stand: member, reason, note for readers
    --facts                 write names, types and defaults alone, without texts and places

  api-docs markdown --api api.json [--of Name,Name]
    prints tables as Markdown`,
};
