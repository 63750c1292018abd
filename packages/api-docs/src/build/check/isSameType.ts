import type { Api } from '../../shared/model.ts';

/** How deep types inside types are opened; a type that holds itself must end somewhere. */
const DEPTH = 3;

/** One spelling for what means the same: spaces, quotes, the name of a first parameter, the order of literals. */
const tidy = (type: string) =>
  type
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\bReact\./g, '')
    .replace(/"/g, "'")
    .replace(/\s+/g, '')
    .replace(/[;,]\}/g, '}')
    .replace(/\|undefined\b/g, '')
    .replace(/\((?:\w+|\{[\w,]*\})(\??):/g, '(_$1:')
    .replace(/'[^']*'(?:\|'[^']*')+/g, (union) => union.split('|').sort().join('|'));

/** Types that a package keeps to itself are opened, so that their names do not count. */
function open(type: string, api: Api, depth: number): string {
  return depth === 0
    ? type
    : type.replace(/\b[A-Z]\w*\b/g, (name) => {
        const entry = api.entries.find((one) => one.name === name && !one.exported);
        if (entry?.kind === 'interface') {
          const fields = entry.members.map(
            (member) => `${member.name}${member.required ? '' : '?'}:${member.type}`,
          );
          return `{${fields
            .map((field) => open(field, api, depth - 1))
            .sort()
            .join(';')}}`;
        }
        return entry?.kind === 'type' && !entry.values ? open(entry.type, api, depth - 1) : name;
      });
}

/** A type of one API: as written there, and where its names are found. */
export interface TypeOf {
  type: string;
  api: Api;
}

/**
 * Whether two types say the same: in any spelling, and with private types opened. Where one side does
 * not tell what a private type holds, its name counts.
 */
export function isSameType(one: TypeOf, other: TypeOf): boolean {
  const [plain, otherPlain] = [tidy(one.type), tidy(other.type)];
  const [opened, otherOpened] = [one, other].map(({ type, api }) =>
    tidy(open(tidy(type), api, DEPTH)),
  );
  const isClosed = opened === plain || otherOpened === otherPlain;
  return opened === otherOpened || (isClosed && plain === otherPlain);
}
