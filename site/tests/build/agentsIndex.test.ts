import { book } from '@0610studio/zs-ui/facts';
import { expect, test } from 'vitest';
import { type AgentsIndex, agentsIndex } from '../../src/build/agents/agentsIndex.ts';
import { siteApi } from '../../src/toolkit/api/siteApi.ts';

const sources: AgentsIndex = {
  version: '0.32.2',
  api: siteApi.api,
  notes: book.behaviours,
  sidebar: [
    {
      kind: 'category',
      label: '시작하기',
      path: 'docs/Start/',
      key: 'Start',
      items: [
        { kind: 'link', label: '설치', path: 'docs/intro/' },
        { kind: 'link', label: '웹', path: 'docs/intro/Web/' },
      ],
    },
  ],
  describe: (path) => `${path}의 0.32.2를 설치합니다. 둘째 문장입니다.`,
};
const index = agentsIndex(sources);

test('the index for AGENTS.md names each page with one sentence, under its group', () => {
  expect(index).toContain(
    '## 시작하기\n\n- docs/intro.md: 설치 — docs/intro/의 0.32.2를 설치합니다.\n',
  );
});

test('the index for AGENTS.md leaves pages below another page to that page', () => {
  expect(index).not.toContain('docs/intro/Web');
});

test('the index for AGENTS.md tells to check the code, and with which command', () => {
  expect(index).toContain(
    '`npx -y https://0610studio.github.io/zs-ui/agents/zs-docs-mcp.tgz check FILE`',
  );
});

test('the index for AGENTS.md names the package, what fails in any app, and required props', () => {
  expect(index).toContain('# @0610studio/zs-ui 0.32.2\n');
  expect(index).toMatch(/^- Expo Go에서는 앱이 실행되지 않습니다\. 개발 빌드를 만들어/m);
  expect(index).toMatch(
    /필수 속성: .*ThemeProvider\(children\).*ZSRadioGroup\(options, onSelect\)/,
  );
  expect(index).not.toMatch(/ZSPressable\(/);
});

test('a fault that a version has no longer stops its index, until it is taken out', () => {
  const mended = book.behaviours.map((note) =>
    note.id === 'expo-go' ? { ...note, fixedIn: '0.32.0' } : note,
  );
  expect(() => agentsIndex({ ...sources, notes: mended })).toThrow(/"expo-go".*0\.32\.2/);
});
