import {
  type ApiHistory,
  apiAt,
  type EntryState,
  type MemberFacts,
} from '@zs-docs/api-docs/history';

/** Types of React Native that the types of the toolkit are written with, in any version. */
const NATIVE_TYPES = [
  'BoxShadowValue',
  'ImageSourcePropType',
  'NativeScrollEvent',
  'NativeSyntheticEvent',
  'ScaledSize',
  'ScrollView',
  'StyleProp',
  'TextInput',
  'TextInputProps',
  'TextProps',
  'TouchableOpacityProps',
  'ViewProps',
  'ViewStyle',
];

const headWith = (bases: readonly string[]) => `import * as React from 'react';
import type { ReactNode } from 'react';
import type { ${[...new Set([...NATIVE_TYPES, ...bases])].join(', ')} } from 'react-native';
type Element = React.JSX.Element;
type FoldingState = 'folded' | 'unfolded';
export declare const __esModule: true;
`;

const quoted = (name: string) =>
  /^[A-Za-z_$][\w$]*$|^\d+$/.test(name) ? name : JSON.stringify(name);

/** A type as the source of a version wrote it; that of a whole module is not known. */
const typeText = (type: string | undefined) =>
  type === undefined || /\bimport\(/.test(type) ? 'any' : type;

/** Whether a type is an enum, which the history has as the names of its values: the head has what they are. */
const isEnum = (name: string, { type }: EntryState) => type?.startsWith(`${name}.`) ?? false;

const fields = (members: EntryState['members']) =>
  Object.entries(members)
    .map(([name, { type, optional }]: [string, MemberFacts]) => {
      return `  ${quoted(name)}${optional ? '?' : ''}: ${typeText(type)};`;
    })
    .join('\n');

/** Declares the toolkit as a version publishes it. */
export function toolkitDeclarations(history: ApiHistory, version: string): string {
  const { entries } = apiAt(history, version);

  const bases = Object.values(entries).flatMap(({ inherits }) => inherits?.split(', ') ?? []);

  const interfaceOf = (name: string, { inherits, members }: EntryState) =>
    `interface ${name}${inherits ? ` extends ${inherits}` : ''} {\n${fields(members)}\n}`;
  const component = (name: string, entry: EntryState) => {
    const props = entries[`${name}Props`] ? `${name}OwnProps` : `${name}Props`;
    const ref = entry.ref ? ` & React.RefAttributes<${entry.ref}>` : '';
    return [
      interfaceOf(props, entry),
      `export declare function ${name}(props: ${props}${ref}): React.JSX.Element;`,
    ].join('\n');
  };
  const declare = (name: string, entry: EntryState) => {
    const exported = entry.internal ? '' : 'export ';
    switch (entry.kind) {
      case 'component':
        return component(name, entry);
      case 'interface':
        return exported + interfaceOf(name, entry);
      case 'type':
        return `${exported}type ${name} = ${typeText(entry.type)};`;
      case 'constant':
        return `${exported}declare const ${name}: ${
          Object.keys(entry.members).length > 0 ? `{\n${fields(entry.members)}\n}` : 'any'
        };`;
      default:
        return `${exported}declare function ${name}${typeText(entry.type)};`;
    }
  };
  return [
    headWith(bases),
    ...Object.entries(entries)
      .filter(([name, entry]) => !isEnum(name, entry))
      .map(([name, entry]) => declare(name, entry)),
  ].join('\n');
}
