import type { ReadVersion } from '../../src/history/index.ts';
import type { Api, ApiEntry, ApiMember } from '../../src/shared/index.ts';

const source = { file: 'src/index.ts', line: 1 };

/** A prop in short: `size?: number = 16`. */
function member(text: string): ApiMember {
  const [, name = '', mark, type = '', initial] =
    /^(\w+)(\?)?: (.*?)(?: = (.*))?$/.exec(text) ?? [];
  return {
    name,
    type,
    required: !mark,
    description: `Says what ${name} is.`,
    ...(initial !== undefined && { default: initial }),
    source,
  };
}

const base = (name: string) => ({ name, description: '', exported: true, source });

/** A component with its props in short. */
export const component = (name: string, ...members: string[]): ApiEntry => ({
  ...base(name),
  kind: 'component',
  members: members.map(member),
  inherited: [],
});

/** A function with its signature. */
export const called = (name: string, signature: string): ApiEntry => ({
  ...base(name),
  kind: 'function',
  signature,
  members: [],
  returns: { type: '', description: '' },
});

/** A union of literals. */
export const union = (name: string, ...values: string[]): ApiEntry => ({
  ...base(name),
  kind: 'type',
  type: values.map((value) => `"${value}"`).join(' | '),
  values,
});

/** A type that exported ones refer to. */
export const internal = (name: string, ...members: string[]): ApiEntry => ({
  ...base(name),
  kind: 'interface',
  exported: false,
  members: members.map(member),
  inherited: [],
});

/** The API of a version of the made-up toolkit. */
export const api = (version: string, ...entries: ApiEntry[]): Api => ({
  package: 'made-up-ui',
  version,
  entries,
});

/** Its three versions. */
export const versions: readonly (ReadVersion & { api: Api })[] = [
  {
    version: '1.0.0',
    api: api(
      '1.0.0',
      component('Badge', 'children: string', 'size?: number = 16'),
      component('Old', 'gone: string'),
      union('Tone', 'calm', 'loud'),
      internal('Props', 'a: string'),
    ),
    values: { 'light.main': '#111111', 'light.gone': '#222222' },
  },
  {
    version: '1.1.0',
    api: api(
      '1.1.0',
      component('Badge', 'children: string', 'size?: number = 20', 'tone: Tone'),
      union('Tone', 'loud', 'calm'),
      internal('Props', 'a: string'),
      internal('Props', 'b: string'),
    ),
    values: { 'light.main': '#111111' },
  },
  {
    version: '2.0.0',
    api: api(
      '2.0.0',
      component('Badge', 'children: string | number', 'size: number', 'tone?: Tone'),
      component('Chip', 'label: string'),
      component('Old', 'again: boolean'),
      union('Tone', 'loud', 'calm', 'wild'),
      internal('Props', 'b: string'),
    ),
    values: { 'light.main': '#333333' },
  },
];
