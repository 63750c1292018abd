import { en as text } from '../../shared/text/en.ts';
import type { Messages } from './messages.ts';

/** English messages, the default. */
export const en: Messages = {
  text,
  missingEntry: (file) => `There is no ${file}. Correct the path of --entry.`,
  missingTsconfig: (file) =>
    `There is no ${file}. The API is read by the TypeScript compiler, which needs a tsconfig that includes the entry: create one, or name another with --tsconfig.`,
  brokenYaml: (place, reason) =>
    `${place} is no valid YAML (${reason}). Check the indentation, and put text with a colon or a quote in quotation marks.`,
  noExports: (project, entry) =>
    `${project} does not include ${entry}, or that file exports nothing. Check "include" in the tsconfig.`,
  missingDescription: (name) =>
    `${name} has no description. Write /** one sentence */ above its declaration.`,
  missingMemberDescription: (owner, name) =>
    `${owner}.${name} has no description. Write /** one sentence */ above its declaration, or @param for a parameter.`,
  defaultDiffersFromDoc: (owner, name, written, { place, code }) =>
    `${owner}.${name} has two defaults: @default says ${written}, the code (${place}) ${code}. Remove @default or make it agree with the code.`,
  defaultsDiffer: (owner, name, first, other) =>
    `The code gives ${owner}.${name} two defaults: ${first.code} in ${first.place}, ${other.code} in ${other.place}. Make them agree, or say with @default which one counts.`,
  unreadableFile: (file, reason, command) => `${file} cannot be read (${reason}). Run ${command}`,
  staleFile: (difference, command) =>
    `${difference}. Update the API file and commit it with the code: ${command}`,
  onlyInFile: (name) => `${name}: in the file, and not in the code`,
  onlyInCode: (name) => `${name}: in the code, and not in the file`,
  changed: (name, key, inFile, inCode) =>
    `${name}, ${key}: ${inFile ?? 'nothing'} in the file, ${inCode ?? 'nothing'} in the code`,
  undeclaredDifference: ({ member, what, ours, published }, file) =>
    `${member}, ${what}: ${ours ?? 'nothing'} here, ${published ?? 'nothing'} in the published version. Make the code agree, or declare the difference in ${file} with its reason and a note for readers.`,
  staleDeclaration: (member, file) =>
    `${file} declares a difference of ${member} that no longer exists. Remove its entry.`,
  incompleteDeclaration: (file, member) =>
    `${file}: the entry of ${member} lacks its member, its reason or its note. Write all three.`,
  undocumented: (name) =>
    `No page documents this name (${name}). Put <PropsTable of="${name}" /> or <TypeTable of="${name}" /> on a page, name it in a page's "covers", or mark it @internal if it is not for users.`,
  missingName: (tag, attribute) =>
    `<${tag}> has no ${attribute}. Write the name in quotes: <${tag} ${attribute}="Button" />.`,
  unknownMember: (entry, name, names) =>
    `${entry} has no "${name}" that "only" could show. Write one of ${names.join(', ')}.`,
  problemCount: (count) => `API docs: ${count} ${count === 1 ? 'problem' : 'problems'} to fix.`,
  upToDate: (count) => `The API file agrees with the code: ${count} names.`,
  written: (count, changed) =>
    `The API file ${changed ? 'has been written' : 'is unchanged'}: ${count} names.`,
  unreadVersion: (version, reason) => `The API of ${version} cannot be read: ${reason}`,
  historyWritten: (versions, names) =>
    `The history of ${names} names in ${versions} versions has been written.`,
  staleHistory: (names, command) =>
    `The file of the history is stale: ${names.join(', ')}. Make it anew: ${command}`,
  usage: `api-docs reads the API of a TypeScript package.

  api-docs extract --entry src/index.ts --out api.json [--check]
    --entry                 file whose exports are the API
    --out                   file to write
    --check                 write nothing; fail when the file and the code disagree
    --tsconfig              tsconfig that includes the entry (default: tsconfig.json)
    --require-descriptions  fail where an export, a prop or a parameter has no description
    --against               published API (a file made with --facts); fail where the code differs
    --differences           YAML of accepted differences: member, reason, note for readers
    --facts                 write names, types and defaults only, without descriptions and positions

  api-docs markdown --api api.json [--of Name,Name]
    prints tables as Markdown

  api-docs history --repository PATH --entry src/index.ts --out api-history.json [--check]
    --repository            clone of the package with its whole history; each commit that changes the
                            version in package.json is a version
    --entry                 file whose exports are the API, relative to the root of the repository
    --out                   file to write
    --check                 write nothing; fail when the file and the versions disagree
    --work                  folder for the sources of the versions (default: .cache/api-history)`,
};
