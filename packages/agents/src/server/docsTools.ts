import type { McpServer } from '@modelcontextprotocol/server';
import { checkedApi, checkedVersions } from '../check/index.ts';
import type { Docs } from '../docs/index.ts';
import { tools } from '../shared/tools.ts';
import { answerComponent } from './answers/component.ts';
import { answerExample, changesLine, exampleOf } from './answers/example.ts';
import { answerRead } from './answers/read.ts';
import { answerSearch } from './answers/search.ts';
import { shownFindings } from './answers/shownFindings.ts';
import { checkInTurn } from './checkInTurn.ts';
import { annotations, orError, textResult } from './results.ts';
import type { ServerContext } from './ServerContext.ts';
import { chooseVersion } from './versions.ts';

/** Registers the tools that answer from the docs of a site. */
export function addDocsTools(server: McpServer, { load, folder }: ServerContext): void {
  const configOf = (name: 'search' | 'read' | 'component' | 'example') => {
    const { title, description } = tools[name];
    return { title, description, annotations };
  };
  const answer = (ask: (docs: Docs) => string | Promise<string>) =>
    orError(async () => {
      const docs = await load();
      return textResult(docs.notice, await ask(docs));
    });
  server.registerTool(
    'search',
    { ...configOf('search'), inputSchema: tools.search.input },
    (input) => answer((docs) => answerSearch(docs, input)),
  );
  server.registerTool('read', { ...configOf('read'), inputSchema: tools.read.input }, (input) =>
    answer((docs) => answerRead(docs, input)),
  );
  server.registerTool(
    'component',
    { ...configOf('component'), inputSchema: tools.component.input },
    ({ name, version: asked }) =>
      answer(async (docs) => {
        const { versions, version: documented } = docs;
        const { version, note } = await chooseVersion({ asked, folder, versions, documented });
        return [note, answerComponent(docs, checkedApi(), name, version)]
          .filter(Boolean)
          .join('\n\n');
      }),
  );
  server.registerTool(
    'example',
    { ...configOf('example'), inputSchema: tools.example.input },
    ({ name }, { mcpReq: { signal } }) =>
      answer(async (docs) => {
        const text = answerExample(docs, name);
        const { versions, version: documented } = docs;
        const { version, note } = await chooseVersion({ folder, versions, documented });
        const code = exampleOf(docs, name)?.source;
        if (code === undefined || version === documented || !checkedVersions().includes(version)) {
          return [note, text].filter(Boolean).join('\n\n');
        }
        const { findings } = await checkInTurn({ code, version }, signal);
        return `${text}\n\n${changesLine(version, shownFindings(findings, docs))}`;
      }),
  );
}
