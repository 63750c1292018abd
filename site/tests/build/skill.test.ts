import { book } from '@0610studio/zs-ui/facts';
import { expect, test } from 'vitest';
import { skillIndex, skillMarkdown } from '../../src/build/agents/skill.ts';
import { siteApi } from '../../src/toolkit/api/siteApi.ts';

const skill = skillMarkdown({
  version: '0.32.2',
  api: siteApi.api,
  notes: book.behaviours,
  install: 'npx expo install kit',
  layout: "export default function Layout() {\n\n  return 'layout';\n}\n",
  screen: 'export default function Screen() {}',
});

test('the skill has the front matter that agents read first, and numbered steps', () => {
  expect(skill).toMatch(/^---\nname: zs-ui\ndescription: [^\n]{20,1024}\n---\n\n# /);
  expect([...skill.matchAll(/^(\d)\. /gm)].map(([, number]) => Number(number))).toEqual([
    1, 2, 3, 4, 5, 6, 7,
  ]);
});

test('code stands in its step, without spaces on its empty lines', () => {
  expect(skill).toContain(
    "   ```tsx\n   export default function Layout() {\n\n     return 'layout';\n   }\n   ```",
  );
});

test('the skill leads to the rules, the docs and the check', () => {
  expect(skill).toMatch(/^ {3}- .*`OverlayProvider`/m);
  expect(skill).toContain('https://0610studio.github.io/zs-ui/AGENTS.md');
  expect(skill).toContain('zs-docs-mcp.tgz check FILE');
});

test('the index of skills names the file with its digest', () => {
  const [entry] = skillIndex('0.32.2', 'ab').skills;
  expect(entry).toMatchObject({
    name: 'zs-ui',
    type: 'skill-md',
    url: 'https://0610studio.github.io/zs-ui/.well-known/agent-skills/zs-ui/SKILL.md',
    digest: 'sha256:ab',
  });
  expect(skill).toContain(`description: ${entry?.description}\n`);
});
