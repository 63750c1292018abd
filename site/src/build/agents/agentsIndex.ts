import type { Behaviour } from '@0610studio/zs-ui/facts';
import type { Api } from '@zs-docs/api-docs';
import type { SidebarCategory } from '../../content/page-table/sidebar.ts';
import { serverPath } from '../../settings/agentFiles.ts';
import { markdownPath } from '../../settings/markdownPath.ts';
import { absoluteUrl } from '../../settings/paths.ts';
import { agentsText as text } from '../../text/agents.ts';
import { appliesTo } from '../../toolkit/facts/appliesTo.ts';

/** Faults that an agent meets in any app; those of one component are on its page. */
const NOTES = [
  'expo-go',
  'one-sdk',
  'navigation-bar-import',
  'async-storage-major',
  'sheet-function-identity',
];

export interface AgentsIndex {
  /** Documented version of the toolkit. */
  version: string;
  api: Pick<Api, 'package' | 'entries'>;
  notes: readonly Behaviour[];
  sidebar: readonly SidebarCategory[];
  /** Description of the page at a path. */
  describe: (path: string) => string;
}

/**
 * Formats the index that an app keeps in its AGENTS.md: what an agent must not miss, and where each
 * page is as Markdown; pages below the address of another are listed there. Its markers let a later index take its place.
 */
export function agentsIndex({ version, api, notes, sidebar, describe }: AgentsIndex): string {
  const lines = [
    `<!-- ${text.marker}:begin ${version} -->`,
    `# ${api.package} ${version}`,
    `${text.intro} ${absoluteUrl('')}PATH`,
    listOf([
      text.check(`npx -y ${absoluteUrl(serverPath)} check FILE`),
      ...agentRules({ version, api, notes }),
    ]),
    ...sidebar.map(({ label, items }) => {
      const isListedAbove = (path: string) =>
        items.some((above) => above.path !== path && path.startsWith(above.path));
      const pages = items
        .filter(({ path }) => !isListedAbove(path))
        .map(
          ({ path, label: title }) =>
            `- ${markdownPath(path)}: ${title} — ${firstSentence(describe(path))}`,
        );
      return `## ${label}\n\n${pages.join('\n')}`;
    }),
    `<!-- ${text.marker}:end -->`,
  ];
  return `${lines.join('\n\n')}\n`;
}

/**
 * What an agent must not miss in any app.
 * @throws Error when a fault that it names is none of the documented version
 */
function agentRules({
  version,
  api,
  notes,
}: Pick<AgentsIndex, 'version' | 'api' | 'notes'>): string[] {
  const faults = NOTES.map((id) => {
    const note = notes.find((known) => known.id === id);
    if (note === undefined || !appliesTo(note, version)) {
      throw new Error(
        `behaviour.yml says that "${id}" is no fault of ${version}. Take it out of NOTES in agentsIndex.ts.`,
      );
    }
    return ruleOf(note);
  });
  return [...text.rules, ...faults, `${text.required} ${requiredProps(api)}`];
}

const listOf = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

const firstSentence = (text: string) => /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text;

/** What happens and what to do instead, the first sentence of each. */
const ruleOf = ({ of, does, remedy = '' }: Behaviour) =>
  [of === 'package' ? '' : `${of}:`, firstSentence(does), firstSentence(remedy)]
    .filter(Boolean)
    .join(' ');

/** Names the props that components cannot be without: `ZSTextField(value)`. */
const requiredProps = ({ entries }: AgentsIndex['api']) =>
  entries
    .flatMap((entry) => {
      const names =
        entry.kind === 'component' && entry.exported
          ? entry.members.filter(({ required }) => required).map(({ name }) => name)
          : [];
      return names.length > 0 ? [`${entry.name}(${names.join(', ')})`] : [];
    })
    .join(', ');
