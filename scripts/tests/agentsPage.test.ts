import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/install.mjs';

const page = readFileSync(join(root, 'site/content/docs/Guide/Agents.mdx'), 'utf8');

/** Text of a fenced block of the page, by what stands behind its fence. */
const block = (info: string) =>
  page.split(`\`\`\`${info}\n`)[1]?.split('```')[0]?.trim() ?? `no block ${info}`;

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
