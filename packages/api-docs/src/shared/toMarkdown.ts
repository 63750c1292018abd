import { externalDocsUrl } from './externalTypes.ts';
import { requireEntry } from './findEntry.ts';
import type { Api, ApiEntry, ApiInherited, ApiLiteral, ApiMember } from './model.ts';
import { sortMembers } from './sortMembers.ts';
import { en } from './text/en.ts';
import type { ApiDocsText } from './text/text.ts';

const cell = (text: string) => text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ');
const code = (text: string) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;

/** Source code of a literal. @example literalCode('outline') // "'outline'" */
export function literalCode(value: ApiLiteral): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}

function memberRow(member: ApiMember, text: ApiDocsText): string {
  const isDeprecated = member.deprecated !== undefined;
  const notes = [
    member.required ? `(${text.required})` : '',
    isDeprecated ? `**${text.deprecated}** ${member.deprecated ?? ''}` : '',
    member.description,
    member.published ?? '',
  ];
  return row([
    isDeprecated ? `~~${code(member.name)}~~` : code(member.name),
    code(member.type),
    member.default === undefined ? text.none : code(member.default),
    notes.filter(Boolean).join(' '),
  ]);
}

function memberTable(members: readonly ApiMember[], text: ApiDocsText): string[] {
  if (members.length === 0) {
    return [];
  }
  const head = [text.name, text.type, text.default, text.description];
  const rows = sortMembers(members).map((member) => memberRow(member, text));
  return [[row(head), row(head.map(() => '---')), ...rows].join('\n')];
}

function inheritedLines(inherited: readonly ApiInherited[], text: ApiDocsText): string[] {
  return inherited.map(({ count, from }) => {
    const line = text.inherited(count, from);
    const page = externalDocsUrl(from);
    return page ? `[${line}](${page})` : line;
  });
}

/** Definition and tables of an entry, without its name and description. */
function body(entry: ApiEntry, text: ApiDocsText): string[] {
  switch (entry.kind) {
    case 'component':
    case 'interface':
      return [...memberTable(entry.members, text), ...inheritedLines(entry.inherited, text)];
    case 'function':
    case 'hook': {
      const returns = [code(entry.returns.type), entry.returns.description].filter(Boolean);
      return [
        `\`\`\`ts\n${entry.name}${entry.signature}\n\`\`\``,
        ...memberTable(entry.members, text),
        `${text.returns}: ${returns.join(' ')}`,
      ];
    }
    case 'constant':
      return [code(entry.type), ...memberTable(entry.members, text)];
    case 'type':
      return [
        `\`\`\`ts\ntype ${entry.name} = ${entry.type}\n\`\`\``,
        ...(entry.values ? [entry.values.map((value) => code(literalCode(value))).join(', ')] : []),
      ];
  }
}

/**
 * Documents an entry as Markdown, with the same rows as `EntryTable`.
 * @throws Error with similar names if the API has no such name
 * @example entryToMarkdown({ entries: [{ name: 'Size', kind: 'type', description: 'Sizes.', type: "'s' | 'm'" }] }, 'Size') // "**Size**\n\nSizes.\n\n```ts\ntype Size = 's' | 'm'\n```"
 */
export function entryToMarkdown(api: Api, name: string, text: ApiDocsText = en) {
  const entry = requireEntry(api, name, `entryToMarkdown("${name}")`, text);
  const deprecated =
    entry.deprecated === undefined ? [] : [`**${text.deprecated}** ${entry.deprecated}`];
  const published = entry.published ?? '';
  return [`**${entry.name}**`, ...deprecated, entry.description, published, ...body(entry, text)]
    .filter(Boolean)
    .join('\n\n');
}
