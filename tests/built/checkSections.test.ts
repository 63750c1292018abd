import { readFileSync } from 'node:fs';
import { book, fillPlaceholders } from '@0610studio/zs-ui/facts';
import type { ComponentsFile } from '@zs-docs/agents/files';
import { expect, test } from 'vitest';
import { findingLine } from '../../packages/agents/src/server/answers/checkCode.ts';
import { shownFindings } from '../../packages/agents/src/server/answers/shownFindings.ts';
import { findingsOf } from '../../packages/agents/tests/check/openChecks.ts';
import { builtPage, readBuilt } from '../support/builtPages.ts';

const components: ComponentsFile = JSON.parse(readBuilt('components.json').toString());
if (!components.sections) {
  throw new Error('components.json has no sections.');
}
const { names, topics, upgrades } = components.sections;
const sections = [
  ...Object.values(names),
  ...Object.values(topics),
  ...upgrades.map(({ section }) => section),
];

test.each([...new Set(sections)])(
  '%s, which a finding of check_code names, is in the site',
  (section) => {
    const [path = '', id] = section.split('#');
    const page = builtPage(path);
    expect(page.querySelector('main')).not.toBeNull();
    if (id !== undefined) {
      expect(page.getElementById(id)).not.toBeNull();
    }
  },
);

test.each(['OverlayContextProps', 'ModalityProps', 'HideOption', 'TypoStyle', 'ZSPortal'])(
  'what is wrong with %s is explained',
  (name) => expect(names[name]).toMatch(/^docs\//),
);

test('the page of agents shows what the check says of the file that it shows (renew Guide/Agents.mdx)', () => {
  const file = new URL('../../site/content/docs/Guide/Agents.mdx', import.meta.url);
  const page = fillPlaceholders(readFileSync(file, 'utf8'), book.documented);
  const code = page.split('```text title="app/order.tsx"\n')[1]?.split('```')[0]?.trim() ?? '';
  const shown = [...page.matchAll(/^> - (app\/order\.tsx:.*)$/gm)].map(([, line]) => line);
  expect(
    shownFindings(findingsOf(code), { components }).map(
      (finding) => `app/order.tsx:${findingLine(finding)}`,
    ),
  ).toEqual(shown);
});
