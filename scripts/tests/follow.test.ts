import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../lib/install.mjs';
import { failedRows, type Report } from '../truth/follow/drawRows.ts';
import { followList } from '../truth/follow/followList.ts';
import type { Row, Section } from '../truth/follow/list.ts';
import { essence } from '../truth/follow/plainSource.ts';

/** A toolkit of two components and a palette. */
const BEFORE: Record<string, string> = {
  'package.json': JSON.stringify({
    name: 'lamps',
    version: '1.0.0',
    peerDependencies: { expo: '>=56.0.0', 'react-native-svg': '*' },
  }),
  'src/index.ts':
    "import Lamp from './ui/Lamp';\nimport Shade from './ui/Shade';\nexport { Lamp, Shade };\n",
  'src/ui/Lamp/index.tsx': `import { useRef } from 'react';
import { View, type ViewProps } from 'react-native';

/** How long it takes. */
const FADE_DURATION = 200;
const FLICKER_MS = 90;
const glow = { color: 'red', width: 2 };

interface LampProps extends ViewProps {
  watts?: number;
}

export default function Lamp({ watts = 40, ...props }: LampProps) {
  const lit = useRef(FADE_DURATION * watts);
  const style = { opacity: lit.current, borderRadius: 6 };

  return <View {...props} onTouchEnd={undefined} style={style} />;
}
`,
  'src/ui/Shade/index.tsx': `import { View } from 'react-native';

export default function Shade() {
  return <View />;
}
`,
  'src/ui/Bulb/index.tsx': `import { View } from 'react-native';

const box = { padding: 4 };

const frame = { margin: 4 };

export default function Bulb({ size }: { size: number }) {
  const half = size / 2;
  return <View style={[box, frame, { width: size, height: half }]} />;
}
`,
  'src/ui/Case/index.tsx': `import { View } from 'react-native';

const twice = (size: number) => size * 2;

export default function Case() {
  const parts = { lid: 'up', hinge: 2 };
  function open() {}
  function shut() {}
  return <View onTouchStart={open} onTouchEnd={shut} aria-label={parts.lid} />;
}
`,
  'src/model/sizes.ts': 'export const WIDEST = 90;\n',
  'src/ui/Globe/index.tsx': `import { View } from 'react-native';

const frame = { margin: 4 };

export default function Globe({ size }: { size: number }) {
  const half = size / 2;
  return <View style={[frame, { width: size, height: half }]} />;
}
`,
  'src/theme/palette.ts': `export default function palette({ mode }: { mode: string }) {
  const isLight = mode === 'light';
  return {
    mode,
    text: { base: isLight ? '#1C252E' : '#EDEDED', white: '#FFFFFF' },
    background: { base: isLight ? '#FFFFFF' : '#000000', soft: '#F0F2F4' },
  };
}
`,
};

/** What the next version changes, each once. */
const PLANTED: readonly [file: string, from: string, to: string][] = [
  ['package.json', '1.0.0', '1.1.0'],
  ['package.json', '"react-native-svg":"*"', '"react-native-blur":"*"'],
  ['src/index.ts', "import Shade from './ui/Shade';\n", ''],
  ['src/index.ts', '{ Lamp, Shade }', '{ Lamp }'],
  ['src/ui/Lamp/index.tsx', 'watts = 40', 'watts = 60'],
  ['src/ui/Lamp/index.tsx', 'FADE_DURATION = 200', 'FADE_DURATION = 250'],
  ['src/ui/Lamp/index.tsx', '  watts?: number;\n', '  watts?: number;\n  isOn?: boolean;\n'],
  ['src/ui/Lamp/index.tsx', 'onTouchEnd={undefined} ', ''],
  ['src/ui/Lamp/index.tsx', 'const FLICKER_MS = 90;\n', ''],
  ['src/ui/Bulb/index.tsx', 'export default', 'export const FLICKER_MS = 80;\n\nexport default'],
  ['src/theme/palette.ts', 'soft:', 'subtle:'],
  ['src/theme/palette.ts', '#1C252E', '#919EAB'],
];

/** What the next version writes otherwise, and does as before. */
const REWRITTEN: readonly [file: string, from: string, to: string][] = [
  ['src/ui/Bulb/index.tsx', 'const box = { padding: 4 };\n\n', ''],
  [
    'src/ui/Bulb/index.tsx',
    'const frame = { margin: 4 };',
    'const frame = { margin: 4 };\n\nconst box = { padding: 4 };',
  ],
  ['src/ui/Case/index.tsx', "lid: 'up', hinge: 2", "hinge: 2, lid: 'up'"],
  ['src/ui/Case/index.tsx', 'hinge: 2', 'hinge: HINGE_MM'],
  ['src/ui/Case/index.tsx', 'const twice = (size: number) => size * 2;', 'const HINGE_MM = 2;'],
  [
    'src/model/sizes.ts',
    'WIDEST = 90;',
    'WIDEST = 90;\n\nexport const twice = (size: number) => size * 2;',
  ],
  [
    'src/ui/Case/index.tsx',
    '  function open() {}\n  function shut() {}',
    '  function shut() {}\n  function open() {}',
  ],
  ['src/ui/Globe/index.tsx', 'const half', 'const radius'],
  ['src/ui/Globe/index.tsx', 'height: half', 'height: radius'],
  ['src/ui/Lamp/index.tsx', "color: 'red', width: 2", "width: 2, color: 'red'"],
  ['src/ui/Lamp/index.tsx', '/** How long it takes. */', '// The time of a fade.'],
  [
    'src/ui/Lamp/index.tsx',
    "import { useRef } from 'react';\nimport { View, type ViewProps } from 'react-native';",
    'import { type ViewProps, View } from "react-native";\nimport { useRef } from "react";',
  ],
  [
    'src/ui/Lamp/index.tsx',
    '{ opacity: lit.current, borderRadius: 6 }',
    '{\n    opacity: lit.current,\n    borderRadius: 6,\n  }',
  ],
];

/** What the docs of the toolkit say. */
const DOCS: Record<string, string> = {
  'site/content/docs/Bright.mdx': '---\ncovers:\n  - Lamp\n---\n\n`watts`를 키우세요.\n',
  'site/content/docs/Lamp.mdx':
    '`Shade`는 `Lamp`의 갓입니다. `watts`는 밝기입니다.\n배경은 `background.soft`입니다.\n',
  'packages/toolkit/facts/fixes.yml': '- of: [Shade]\n',
};

const folder = join(root, '.cache');
mkdirSync(folder, { recursive: true });
const work = mkdtempSync(join(folder, 'follow-'));
afterAll(() => rmSync(work, { recursive: true }));

function writeFiles(files: Record<string, string>, at: string): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(work, at, path)), { recursive: true });
    writeFileSync(join(work, at, path), text);
  }
}

const edited = (edits: typeof PLANTED) =>
  Object.fromEntries(
    Object.entries(BEFORE).map(([path, text]) => [
      path,
      edits
        .filter(([file]) => file === path)
        .reduce((rest, [, from, to]) => {
          expect(rest).toContain(from);
          return rest.replace(from, to);
        }, text),
    ]),
  );

const follow = (): Promise<Section[]> =>
  followList(work, {
    version: '1.0.0',
    root: join(work, 'docs'),
    documented: {
      version: '1.0.0',
      sdk: 56,
      template: 'default@sdk-56',
      defaults: {},
      requires: ['react-native-svg'],
    },
    notes: [
      {
        id: 'lamp-touch',
        of: 'Lamp',
        does: '누를 수 없습니다.',
        source: ['theme/types.ts', 'ui/Lamp/index.tsx'],
      },
      { id: 'lamp-old', of: 'Lamp', does: '-', source: 'ui/Lamp/index.tsx', fixedIn: '1.0.0' },
    ],
    notesText: '- id: lamp-old\n- id: lamp-touch\n',
    numbers: [
      { source: 'ui/Lamp/index.tsx', find: 'FADE_DURATION = {}', says: { 'Lamp.mdx': '{}밀리초' } },
      { source: 'ui/Lamp/index.tsx', find: 'borderRadius: {}', says: { 'Lamp.mdx': '반지름 {}' } },
      { source: 'ui/Lamp/index.tsx', name: 'FLICKER_MS', says: { 'Lamp.mdx': '{}번' } },
      { contrast: ['text.base', 'background.base'], says: { 'Lamp.mdx': '명암비 {}' } },
    ],
    texts: { 'Lamp.mdx': '200밀리초, 90번, 반지름 6\n명암비 15.5' },
    api: {
      package: 'lamps',
      version: '1.0.0',
      entries: [
        {
          name: 'Lamp',
          kind: 'component',
          description: '',
          exported: true,
          inherited: [],
          members: [],
          source: { file: 'packages/toolkit/src/ui/Lamp.tsx', line: 7 },
        },
      ],
    },
    exampleRows: () => [],
    drawRows: async () => [],
    pinRows: async () => [],
  });

const rowsOf = (sections: readonly Section[], title: string): readonly Row[] =>
  sections.find((section) => section.title.startsWith(title))?.rows ?? [];
const textsOf = (sections: readonly Section[], title: string): string[] =>
  rowsOf(sections, title).map(({ place, what }) => `${place} ${what}`);

let list: Section[];
beforeAll(async () => {
  writeFiles(BEFORE, 'before');
  writeFiles(edited([...REWRITTEN, ...PLANTED]), 'after');
  rmSync(join(work, 'after/src/ui/Shade'), { recursive: true });
  writeFiles(DOCS, 'docs');
  list = await follow();
});

test('the list of a newer version has its version and the packages that it requires', () => {
  expect(textsOf(list, 'Version')).toEqual([
    'packages/toolkit/facts/documented.yml version: 1.0.0 → 1.1.0',
    'packages/toolkit/facts/documented.yml peer react-native-blur: none → *',
    'packages/toolkit/facts/documented.yml peer react-native-svg: * → none',
    'packages/toolkit/facts/documented.yml requires lacks react-native-blur',
    'packages/toolkit/facts/documented.yml requires react-native-svg, which is no peer any more',
  ]);
});

test('it has what the API lost, won and set otherwise, by the place in this repository', () => {
  expect(textsOf(list, 'API')).toEqual([
    'packages/toolkit/src/ui/Lamp.tsx:7 Lamp.isOn is new: boolean',
    'packages/toolkit/src/ui/Lamp.tsx:7 Lamp.watts default: 40 → 60',
    'src/index.ts Shade is gone (breaking)',
  ]);
});

test('it has defaults and timings by their names, and none that was only written otherwise', () => {
  expect(textsOf(list, 'Defaults')).toEqual([
    'src/ui/Lamp/index.tsx:5 FADE_DURATION: 200 → 250',
    'src/ui/Lamp/index.tsx:13 Lamp.watts: 40 → 60',
    'src/ui/Bulb/index.tsx:7 FLICKER_MS: 90 → 80, moved from src/ui/Lamp/index.tsx',
  ]);
});

test('it has colours, those that have another name, and pairs whose contrast crosses a floor', () => {
  expect(textsOf(list, 'Palette').map((row) => row.replace(/^\S+ /, ''))).toEqual([
    'dark.background.soft is dark.background.subtle now, #F0F2F4 as before (renamed?)',
    'light.background.soft is light.background.subtle now, #F0F2F4 as before (renamed?)',
    'light.text.base: #1C252E → #919EAB',
    'light.text.base on light.background.base: 15.52 → 2.73, across 4.5',
  ]);
});

test('it has the numbers of pages that are others now, and not those that stayed', () => {
  expect(textsOf(list, 'Numbers')).toEqual([
    'Lamp.mdx:1 200 → 250',
    'Lamp.mdx:1 src/ui/Lamp/index.tsx has FLICKER_MS with no value; it was 90',
    expect.stringMatching(/^Lamp.mdx:2 15\.5\d+ → 2\.7\d+$/),
  ]);
  expect(rowsOf(list, 'Numbers')[1]?.more).toEqual([
    'near: src/ui/Bulb/index.tsx:7 FLICKER_MS: 80',
  ]);
});

test('it has the pages and the facts for agents that name what is gone', () => {
  expect(textsOf(list, 'Pages')).toEqual([
    'site/content/docs/Bright.mdx:6 Lamp.watts',
    'site/content/docs/Lamp.mdx:1 Lamp.watts',
    'site/content/docs/Lamp.mdx:1 Shade',
    'site/content/docs/Lamp.mdx:2 background.soft',
  ]);
  expect(textsOf(list, 'What agents')).toEqual([
    'packages/toolkit/facts/fixes.yml:1 Shade',
    'packages/toolkit/facts/fixes.yml Shade is gone: what to do instead?',
  ]);
});

test('it asks about each open note whose source changed, and shows only the lines that do something else', () => {
  const rows = rowsOf(list, 'Source');
  expect(rows.map(({ place, what }) => `${place} ${what}`)).toEqual([
    'package.json changed',
    'src/index.ts changed',
    'src/theme/palette.ts changed',
    'src/ui/Bulb/index.tsx changed',
    'src/ui/Lamp/index.tsx changed',
    'src/ui/Shade/index.tsx removed',
  ]);
  const [note, ...lines] = rows[4]?.more ?? [];
  expect(note).toMatch(/^\? behaviour.yml:2 lamp-touch: 누를 수 없습니다\.$/);
  expect(lines.filter((line) => !line.startsWith('@'))).toEqual([
    '- const FADE_DURATION = 200;',
    '- const FLICKER_MS = 90;',
    '+ const FADE_DURATION = 250;',
    '+   isOn?: boolean;',
    '- export default function Lamp({ watts = 40, ...props }: LampProps) {',
    '+ export default function Lamp({ watts = 60, ...props }: LampProps) {',
    '-   return <View {...props} onTouchEnd={undefined} style={style} />;',
    '+   return <View {...props} style={style} />;',
  ]);
});

test('the list of a version that was only written otherwise has nothing', async () => {
  rmSync(join(work, 'after'), { recursive: true });
  writeFiles(edited(REWRITTEN), 'after');
  expect((await follow()).flatMap(({ rows }) => rows)).toEqual([]);
});

test('what is drawn otherwise is one row for both platforms and all examples, with what differs alone', () => {
  const message = `expect(received).toEqual(expected)
- Expected  - 1
+ Received  + 1
    "<View>",
-   "<Text> {"color":"#000"} size=2",
+   "<Text> {"color":"#FFF"} size=2",`;
  const failed = (title: string, failure: string) => ({
    title,
    status: 'failed',
    failureMessages: [failure],
  });
  const report: Report = {
    testResults: [
      {
        message: '',
        assertionResults: [
          failed('example Lamp.basic', message),
          failed('example Lamp.wide', message),
          failed('Shade', 'Error: gone'),
        ],
      },
      { message: '', assertionResults: [failed('example Lamp.basic', message)] },
      { message: 'Cannot find module', assertionResults: [] },
    ],
  };
  expect(failedRows(report)).toEqual([
    { place: expect.stringContaining('jest.config'), what: 'It cannot run: Cannot find module' },
    {
      place: 'examples/Lamp.basic.tsx',
      what: 'example Lamp.basic, and Lamp.wide',
      more: ['- "color":"#000"', '+ "color":"#FFF"'],
    },
    { place: expect.stringContaining('components.tsx'), what: 'Shade: Error: gone', more: [] },
  ]);
});

test.each([
  ["Text('a b')", "Text('ab')"],
  ["join(' ')", "join('')"],
  ["split(';')", "split('')"],
  ['useRef({})', 'useRef()'],
])('%s is not the same code as %s', (one, other) => {
  expect(essence(one)).not.toBe(essence(other));
});
