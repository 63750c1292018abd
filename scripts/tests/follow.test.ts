import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../lib/install.mjs';
import { followList } from '../truth/follow/followList.ts';
import type { Row, Section } from '../truth/follow/list.ts';
import { essence } from '../truth/follow/noteRows.ts';
import { pinRows } from '../truth/follow/pinRows.ts';

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
  ['package.json', '>=56', '>=57'],
  ['package.json', '"react-native-svg":"*"', '"react-native-blur":"*"'],
  ['src/index.ts', "import Shade from './ui/Shade';\n", ''],
  ['src/index.ts', '{ Lamp, Shade }', '{ Lamp }'],
  ['src/ui/Lamp/index.tsx', 'watts = 40', 'watts = 60'],
  ['src/ui/Lamp/index.tsx', 'FADE_DURATION = 200', 'FADE_DURATION = 250'],
  ['src/ui/Lamp/index.tsx', '  watts?: number;\n', '  watts?: number;\n  isOn?: boolean;\n'],
  ['src/ui/Lamp/index.tsx', 'onTouchEnd={undefined} ', ''],
  ['src/ui/Lamp/index.tsx', 'export default', '/** @deprecated Use a sun. */\nexport default'],
  ['src/theme/palette.ts', 'soft:', 'subtle:'],
  ['src/theme/palette.ts', '#1C252E', '#919EAB'],
];

/** What the next version writes otherwise, and does as before. */
const REWRITTEN: readonly [file: string, from: string, to: string][] = [
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
        source: ['theme/palette.ts', 'ui/Lamp/index.tsx'],
      },
      { id: 'shade', of: 'Shade', does: '갓입니다.', source: 'ui/Shade/index.tsx' },
      { id: 'lamp-old', of: 'Lamp', does: '-', source: 'ui/Lamp/index.tsx', fixedIn: '1.0.0' },
    ],
    notesText: '- id: lamp-old\n- id: lamp-touch\n- id: shade\n',
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
    pinRows: (newer) =>
      pinRows(
        [
          {
            sdk: 56,
            reactNative: '0.85',
            zsUi: '1.0.0',
            versions: { '@a/b': '~5.0.0' },
            instead: {},
          },
        ],
        newer,
        async () => ({ 'react-native': '0.86.0', '@a/b': '~5.0.0', other: '1.0.0' }),
      ),
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
  list = await follow();
});

test('the list of a newer version has its version and the packages that it requires', () => {
  expect(textsOf(list, 'Version')).toEqual([
    'packages/toolkit/facts/documented.yml version: 1.0.0 → 1.1.0',
    'packages/toolkit/facts/documented.yml peer expo: >=56.0.0 → >=57.0.0',
    'packages/toolkit/facts/documented.yml peer react-native-blur: none → *',
    'packages/toolkit/facts/documented.yml peer react-native-svg: * → none',
    'packages/toolkit/facts/documented.yml sdk: 56, but expo >=57.0.0; template: default@sdk-57',
    'packages/toolkit/facts/documented.yml requires lacks react-native-blur',
    'packages/toolkit/facts/documented.yml requires react-native-svg, which is no peer any more',
  ]);
});

test('it has the row of the SDK that sdks.yml lacks, as it is written there', () => {
  expect(rowsOf(list, 'Versions')).toEqual([
    {
      place: 'packages/toolkit/facts/sdks.yml',
      what: 'SDK 57 has no row for 1.1.0',
      more: [
        '- sdk: 57',
        '  reactNative: "0.86"',
        '  zsUi: 1.1.0',
        '  versions:',
        '    "@a/b": ~5.0.0',
      ],
    },
  ]);
});

test('it has what the API lost, won, deprecated and set otherwise, by the place in this repository', () => {
  expect(textsOf(list, 'API')).toEqual([
    'packages/toolkit/src/ui/Lamp.tsx:7 Lamp deprecated: none → Use a sun.',
    'packages/toolkit/src/ui/Lamp.tsx:7 Lamp.isOn is new: boolean',
    'packages/toolkit/src/ui/Lamp.tsx:7 Lamp.watts default: 40 → 60',
    'src/index.ts Shade is gone (breaking)',
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

test('it asks about each open note whose source says something else', () => {
  expect(textsOf(list, 'Notes')).toEqual([
    'packages/toolkit/facts/behaviour.yml:2 lamp-touch: 누를 수 없습니다.',
    'packages/toolkit/facts/behaviour.yml:3 shade: 갓입니다.',
  ]);
  expect(rowsOf(list, 'Notes').map(({ more }) => more)).toEqual([
    ['src/theme/palette.ts changed', 'src/ui/Lamp/index.tsx changed'],
    ['src/ui/Shade/index.tsx gone, or moved'],
  ]);
});

test('the list of a version that was only written otherwise has nothing', async () => {
  rmSync(join(work, 'after'), { recursive: true });
  writeFiles(edited(REWRITTEN), 'after');
  expect((await follow()).flatMap(({ rows }) => rows)).toEqual([]);
});

test.each([
  ["Text('a b')", "Text('ab')"],
  ["join(' ')", "join('')"],
  ["split(';')", "split('')"],
])('%s is not the same code as %s', (one, other) => {
  expect(essence(one)).not.toBe(essence(other));
});
