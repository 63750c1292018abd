import type { Api, ApiEntry, ApiMember } from '@zs-docs/api-docs';
import { expect, test } from 'vitest';
import { componentsFile } from '../../src/build/agents/componentsFile.ts';
import { pageWith } from '../support/writtenPage.ts';

const source = { file: 'a.ts', line: 1 };
const member = (name: string, type: string): ApiMember => ({
  name,
  type,
  required: true,
  description: `${name}입니다.`,
  source,
});
const entry = (facts: object) =>
  ({
    description: '설명입니다.',
    exported: true,
    source,
    inherited: [],
    ...facts,
  }) as unknown as ApiEntry;

const api: Api = {
  package: 'kit',
  version: '1.2.3',
  entries: [
    entry({
      name: 'Box',
      kind: 'component',
      members: [member('color', 'string')],
      inherited: [{ from: 'ViewProps', count: 90 }],
    }),
    entry({
      name: 'BoxRef',
      kind: 'type',
      type: 'BoxHandle',
      published: '1.2.3에서는 `View` 타입입니다.',
    }),
    entry({
      name: 'GlobalOverlay',
      kind: 'constant',
      type: 'Functions',
      members: [member('showAlert', '(props: AlertProps) => void')],
    }),
    entry({
      name: 'AlertProps',
      kind: 'interface',
      exported: false,
      members: [member('title', 'string')],
    }),
  ],
};

interface PageFacts {
  title?: string;
  covers?: string[];
  keywords?: string[];
}

const page = (
  path: string,
  text: string,
  { title = path, covers = [], keywords = [] }: PageFacts = {},
) => ({
  path,
  title,
  covers: covers.map((name) => ({ name, line: 1 })),
  keywords,
  model: pageWith(text),
});

const note = (of: string, facts: object = {}) => ({
  id: 'a',
  of,
  does: `${of}의 동작입니다.`,
  source: 'a.ts',
  ...facts,
});

const file = componentsFile({
  docs: {
    api,
    lifespanOf: (name, prop) =>
      name === 'Box'
        ? prop
          ? { until: '1.3.0' }
          : { since: '0.5.0', until: undefined }
        : undefined,
  },
  publishedType: (name) => (name === 'BoxRef' ? 'View' : undefined),
  notes: [
    note('Box', { remedy: '이렇게 하세요.', fixedIn: '1.3.0' }),
    note('Alert'),
    note('package'),
  ],
  a11y: [
    { component: 'Box', role: { text: 'button', provenIn: '웹' }, keys: [], says: [], tree: '' },
  ],
  pages: [
    page('docs/guide/', '<Example title="처음" of="Box.basic" />'),
    page(
      'docs/Box/',
      '<Example of="Box.basic" />\n<Example of="Box.other" />\n<PropsTable of="Box" />',
      { covers: ['Box', 'BoxRef'] },
    ),
    page('docs/Alert/', '<Example of="Alert.basic" mark="1" title="알림" />', {
      title: 'Alert',
      keywords: ['알림창', 'showAlert'],
    }),
  ],
  examples: {
    'Box.basic': { source: 'export default () => <Box color="red" />;' },
    'Box.other': { source: 'export default () => <Boxes />;' },
    'Alert.basic': { source: "showAlert({ title: '안녕' });" },
  },
});
const named = (name: string) => file.components.find((one) => one.name === name);

test('a component has its props with their versions, notes, accessibility and the examples that use it', () => {
  expect(named('Box')).toEqual({
    name: 'Box',
    kind: 'component',
    description: '설명입니다.',
    page: 'docs/Box/#api-Box',
    since: '0.5.0',
    props: [
      {
        name: 'color',
        type: 'string',
        required: true,
        description: 'color입니다.',
        until: '1.3.0',
      },
    ],
    inherited: [{ from: 'ViewProps', count: 90 }],
    notes: [{ does: 'Box의 동작입니다.', remedy: '이렇게 하세요.', fixedIn: '1.3.0' }],
    accessibility: expect.objectContaining({ role: { text: 'button', provenIn: '웹' } }),
    examples: ['Box.basic'],
  });
});

test('a type is told as published, with what differs here', () => {
  expect(named('BoxRef')).toMatchObject({
    type: 'View',
    description: '설명입니다. 1.2.3에서는 `View` 타입입니다.',
    page: 'docs/Box/',
    examples: [],
  });
});

test('an overlay has the name of its page, the function that shows it and the fields of its parameter', () => {
  expect(named('Alert')).toMatchObject({
    kind: 'overlay',
    call: 'showAlert',
    page: 'docs/Alert/',
    props: [{ name: 'title' }],
    notes: [{ does: 'Alert의 동작입니다.' }],
    accessibility: null,
    examples: ['Alert.basic'],
  });
});

test('what is not exported has no entry, and what holds for the package stands above all', () => {
  expect(named('AlertProps')).toBeUndefined();
  expect(file).toMatchObject({ package: 'kit', version: '1.2.3' });
  expect(file.notes).toEqual([{ does: 'package의 동작입니다.' }]);
});

test('an example has its code, its title and the first page that shows it, once', () => {
  expect(file.examples).toEqual([
    {
      name: 'Box.basic',
      title: '처음',
      page: 'docs/guide/#example-Box.basic',
      source: 'export default () => <Box color="red" />;',
    },
    expect.objectContaining({ name: 'Box.other', title: 'Box.other' }),
    expect.objectContaining({ name: 'Alert.basic', title: '알림' }),
  ]);
});
