import { code, codes } from './code.ts';
import { rulesEn } from './rulesEn.ts';
import type { Owner, Text } from './text.ts';

const memberOf = ({ kind }: Owner) => (kind === 'component' ? 'prop' : 'field');

export const en: Text = {
  rules: rulesEn,
  missingExport: (module, version, name) =>
    `${code(module)}${version ? ` ${version}` : ''} has no export ${code(name)}.`,
  noDefaultExport: (module, name) =>
    `${code(module)} has no default export: write ${code(`import { ${name} } from '${module}'`)}.`,
  missingModule: (module, meant) =>
    `There is no module ${code(module)}: import from ${code(meant)}.`,
  isIn: (module, asDefault) =>
    asDefault
      ? `Write ${code(`import ${asDefault} from '${module}'`)}.`
      : `Import it from ${code(module)}.`,
  instead: (name) => `Use ${code(name)} instead.`,
  near: (names) => `Similar: ${codes(names)}.`,
  there: (names) => `There are ${codes(names)}.`,
  isElsewhere: (name, { is, version: other, fix }, version, owner) => {
    const what = owner
      ? `The ${memberOf(owner)} ${code(name)} of ${code(owner.name)}`
      : `The export ${code(name)}`;
    return is === 'gone'
      ? [`${what} was removed in ${other}, so ${version} lacks it.`, fix?.insteadEn]
          .filter(Boolean)
          .join(' ')
      : `${what} was added in ${other}, so ${version} lacks it.`;
  },
  unknownMember: (owner, name) => `${code(owner.name)} has no ${memberOf(owner)} ${code(name)}.`,
  belongsInto: (member, name) => `Pass it within ${code(`${member}={{ ${name}: … }}`)}.`,
  missingMembers: (owner, names) =>
    `${code(owner.name)} requires ${codes(names)}, which ${names.length > 1 ? 'are' : 'is'} not passed.`,
  wrongValue: (name, value) => `${code(name)} does not take ${code(value)}.`,
  values: (values, all) =>
    values.length < all
      ? `It takes ${codes(values)} and others, ${all} in all.`
      : `It takes ${codes(values)}.`,
  colorBelongsInto: (style, value) =>
    `Set a colour code with ${code(`style={{ ${style}: ${value} }}`)}.`,
  missingName: (name) => `${code(name)} is neither declared nor imported.`,
  importIt: (name, module) => `Add ${code(`import { ${name} } from '${module}'`)}.`,
  asyncEffect: 'An effect cannot be `async`: define an `async` function within it and call that.',
  about: (name, sentence) => `${code(name)}: ${sentence}`,
  uncheckedFile:
    'The types of this file were not checked, because of `@ts-nocheck`: remove the comment and check again.',
  uncheckedLine:
    'The types of the next line were not checked, because of this comment: remove it and check again.',
  uncheckedFlow:
    'This file was not checked: it is written in Flow, whose syntax cannot be read here.',
  tooMany: (shown) =>
    `There are more problems than the first ${shown}, which are listed: mend them and check again.`,
  timeout: (seconds) =>
    `The check did not end within ${seconds} seconds: use fewer recursive types, or split the code into files and check again.`,
  tooDeep: 'The code is nested too deep: split it into components and check again.',
  outOfMemory:
    'The check ran out of memory: use fewer recursive types, or split the code into files and check again.',
  fault: 'The checker itself failed: split the code into files and check again.',
};
