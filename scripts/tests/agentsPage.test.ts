import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { book, fillPlaceholders } from '@0610studio/zs-ui/facts';
import { expect, test } from 'vitest';
import { findingLine } from '../../packages/agents/src/server/answers/checkCode.ts';
import { findingsOf } from '../../packages/agents/tests/check/openChecks.ts';
import { root } from '../lib/install.mjs';

const page = fillPlaceholders(
  readFileSync(join(root, 'site/content/docs/Guide/Agents.mdx'), 'utf8'),
  book.documented,
);

/** Text of a fenced block of the page, by what stands behind its fence. */
const block = (info: string) =>
  page.split(`\`\`\`${info}\n`)[1]?.split('```')[0]?.trim() ?? `no block ${info}`;

test('the page shows what the check says of the file that it shows (renew Guide/Agents.mdx)', () => {
  const findings = findingsOf(block('text title="app/order.tsx"'));
  const shown = [...page.matchAll(/^> - (app\/order\.tsx:.*)$/gm)].map(([, line]) => line);
  expect(findings.map((finding) => `app/order.tsx:${findingLine(finding)}`)).toEqual(shown);
});

test('every set-up runs the package of the server, by JSON that can be pasted', () => {
  const setups = ['.cursor/mcp.json', '.vscode/mcp.json', '.gemini/settings.json'];
  const servers = setups.map((name) => {
    const { mcpServers, servers: own = mcpServers } = JSON.parse(block(`json title="${name}"`));
    return own['zs-ui'];
  });
  for (const server of servers) {
    expect(server).toMatchObject({
      command: 'npx',
      args: ['-y', '{{site}}agents/zs-docs-mcp.tgz'],
    });
  }
  expect(page).toMatch(/^claude mcp add .* -- npx -y \{\{site\}\}agents\/zs-docs-mcp\.tgz$/m);
  expect(page).toMatch(/^codex mcp add .* -- npx -y \{\{site\}\}agents\/zs-docs-mcp\.tgz$/m);
});
