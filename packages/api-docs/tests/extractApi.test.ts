import { describe, expect, test } from 'vitest';
import { entryOf, memberOf, problemsOf, readFixture } from './fixture.ts';

const { api, problems } = readFixture();
const { entries } = api;

describe('a package without faults', () => {
  test('gives every export in alphabetical order and no problem', () => {
    expect(problems).toEqual([]);
    expect(entries.filter(({ exported }) => exported).map(({ name }) => name)).toEqual([
      'Button',
      'ButtonProps',
      'Field',
      'FieldRef',
      'Host',
      'Menu',
      'SheetOptions',
      'Theme',
      'TypoOptions',
      'globalSheet',
      'makeTheme',
      'useSheet',
    ]);
  });

  test('adds the types that exports mention, marked as not exported', () => {
    expect(entryOf(entries, 'Level')).toMatchObject({ exported: false, values: [0, 1, 2, 3] });
    expect(entryOf(entries, 'SheetFunctions')).toMatchObject({ exported: false });
  });

  test('tells components, hooks, functions, interfaces, aliases and constants apart', () => {
    const kinds = ['Button', 'useSheet', 'makeTheme', 'Theme', 'TypoOptions', 'globalSheet'];
    expect(kinds.map((name) => entryOf(entries, name).kind)).toEqual([
      'component',
      'hook',
      'function',
      'interface',
      'type',
      'constant',
    ]);
  });
});

describe('members', () => {
  test('keep their own type text, in the order of the source', () => {
    const button = entryOf(entries, 'Button');
    expect(button.kind === 'component' && button.members.map(({ name }) => name)).toEqual([
      'onPress',
      'label',
      'disabled',
      'elevationLevel',
      'typo',
      'shape',
      'radius',
      'backgroundColor',
      'fontSize',
    ]);
    expect(memberOf(entries, 'Button', 'onPress').type).toBe('(value: string) => void');
    expect(memberOf(entries, 'Button', 'elevationLevel').type).toBe('Level');
  });

  test('show the type alone, not what comments tell about its parts', () => {
    const { api: other } = readFixture({
      'model.ts': [
        'level: Level;',
        'level: {\n    /** 가장 낮은 높이입니다. */\n    from: Level;\n  };',
      ],
    });
    expect(memberOf(other.entries, 'Theme', 'level').type).toBe('{ from: Level }');
  });

  test('know whether they are required', () => {
    expect(memberOf(entries, 'Button', 'label').required).toBe(true);
    expect(memberOf(entries, 'Button', 'disabled').required).toBe(false);
  });

  test('carry the description and the reason of a deprecation', () => {
    expect(memberOf(entries, 'Button', 'fontSize')).toMatchObject({
      description: '글자 크기입니다.',
      deprecated: '크기는 `typo`가 정합니다.',
    });
  });

  test('name the file and the line they stand on', () => {
    expect(memberOf(entries, 'Button', 'label').source).toEqual({
      file: 'src/Button.tsx',
      line: 11,
    });
  });

  test('list the values of a union that has no name', () => {
    expect(memberOf(entries, 'Button', 'shape').values).toEqual(['round', 'square']);
    expect(memberOf(entries, 'Button', 'elevationLevel').values).toBeUndefined();
  });

  test('carry the bounds of @minimum and @maximum', () => {
    expect(memberOf(entries, 'SheetOptions', 'padding')).toMatchObject({ min: 4, max: 24 });
  });
});

describe('defaults', () => {
  test.each([
    ['Button', 'disabled', 'false', 'the head of a component inside memo'],
    ['Button', 'radius', '16', 'a constant of another file'],
    ['Button', 'shape', "'round'", 'a property of a constant'],
    ['Field', 'textInputProps', '{}', 'the first line of a component inside forwardRef'],
    ['SheetOptions', 'height', '300', 'any function that takes the interface apart'],
    ['SheetOptions', 'title', "'제목'", 'JSDoc that agrees with the code'],
    ['makeTheme', 'mode', "'light'", 'a parameter'],
  ])('of %s.%s is %s, from %s', (owner, name, code, _from) => {
    expect(memberOf(entries, owner, name).default).toBe(code);
  });

  test('are absent where neither code nor JSDoc gives one', () => {
    expect(memberOf(entries, 'Button', 'backgroundColor')).not.toHaveProperty('default');
  });

  test('come from JSDoc alone when the code takes nothing apart', () => {
    const read = readFixture({ 'sheet.ts': ["title = '제목' }", 'title }'] });
    expect(memberOf(read.api.entries, 'SheetOptions', 'title').default).toBe("'제목'");
  });
});

describe('inherited members', () => {
  test('are counted under the type of the other package', () => {
    expect(entryOf(entries, 'Button')).toMatchObject({ inherited: [{ from: 'ViewProps' }] });
  });

  test('are counted once, and under the type inside Omit', () => {
    const menu = entryOf(entries, 'Menu');
    expect(menu.kind === 'component' && menu.inherited.map(({ from }) => from)).toEqual([
      'TouchableOpacityProps',
      'ViewProps',
    ]);
  });

  test('are told by name, for every type they come from', () => {
    const { inherited = {} } = api;
    expect(Object.keys(inherited)).toEqual(
      expect.arrayContaining(['TouchableOpacityProps', 'ViewProps']),
    );
    expect(inherited.ViewProps).toContain('onLayout');
  });

  test('are none for a component that builds on no other type', () => {
    expect(entryOf(entries, 'Field')).toMatchObject({ inherited: [] });
  });
});

describe('other entries', () => {
  test('a component that forwards its ref names what the ref holds', () => {
    expect(entryOf(entries, 'Field')).toMatchObject({ refType: 'FieldRef' });
  });

  test('an export marked @internal says so', () => {
    expect(entryOf(entries, 'Host')).toMatchObject({ internal: true });
  });

  test('a function shows its signature, parameters and result', () => {
    expect(entryOf(entries, 'makeTheme')).toMatchObject({
      signature: "(mode?: Theme['mode'], level?: Theme['level']): Theme",
      returns: { type: 'Theme' },
    });
    expect(memberOf(entries, 'makeTheme', 'level').description).toBe('그림자의 높이입니다.');
  });

  test('a template of unions lists every value in the order it is written', () => {
    expect(entryOf(entries, 'TypoOptions')).toMatchObject({
      type: `\`\${'title' | 'body'}.\${TypoNumber}\``,
      values: ['title.1', 'title.2', 'body.1', 'body.2'],
    });
  });

  test('a constant shows the fields of its type', () => {
    expect(memberOf(entries, 'globalSheet', 'show').type).toBe('(options: SheetOptions) => void');
  });
});

describe('what a toolkit may have one day', () => {
  const menu = (props: string) =>
    readFixture({
      'Menu.tsx': [
        'ViewProps & {\n    /** 펼칠 내용입니다. */\n    children: ReactNode;\n  };',
        `${props};`,
      ],
    }).api;

  test('props that are a union: those of every part, with the types of all', () => {
    const { entries: all } = menu(
      "ViewProps & { children: ReactNode } & ({ kind: 'a'; side: Side; size: number } | { kind: 'b'; side: Side; tone?: string });\ntype Side = 'left' | 'right'",
    );
    expect(memberOf(all, 'Menu', 'kind')).toMatchObject({
      type: "'a' | 'b'",
      required: true,
      values: ['a', 'b'],
    });
    expect(memberOf(all, 'Menu', 'side')).toMatchObject({ type: 'Side', required: true });
    expect(memberOf(all, 'Menu', 'side')).not.toHaveProperty('values');
    expect(memberOf(all, 'Menu', 'size')).toMatchObject({ type: 'number', required: false });
    expect(memberOf(all, 'Menu', 'tone')).toMatchObject({ type: 'string', required: false });
    expect(memberOf(all, 'Menu', 'children')).toMatchObject({ type: 'ReactNode', required: true });
    expect(entryOf(all, 'Menu')).toMatchObject({
      inherited: [{ from: 'TouchableOpacityProps' }, { from: 'ViewProps' }],
    });
  });

  test('an enum that a field names, by its values', () => {
    const { api: other } = readFixture({
      'model.ts': [
        '  level: Level;',
        '  level: Level;\n  /** 자리입니다. */\n  side: Side;\n}\n\n/** 자리입니다. */\nexport enum Side {\n  Left = 1,\n  Right,',
      ],
    });
    expect(memberOf(other.entries, 'Theme', 'side').type).toBe('Side');
    expect(entryOf(other.entries, 'Side')).toMatchObject({
      kind: 'type',
      type: 'Side.Left | Side.Right',
      exported: false,
    });
  });

  test('the names of types that a function is generic in', () => {
    const { api: other } = readFixture({
      'sheet.ts': [
        "makeTheme(mode: Theme['mode'] = 'light', level?: Theme['level']): Theme {",
        "makeTheme<T extends Theme>(mode: T['mode'], level?: Theme['level']): Theme {",
      ],
    });
    expect(entryOf(other.entries, 'makeTheme')).toMatchObject({
      signature: "<T extends Theme>(mode: T['mode'], level?: Theme['level']): Theme",
    });
  });

  test('inherited members under the one type that is inside, however it is wrapped', () => {
    const { entries: all } = menu('Partial<Readonly<ViewProps>> & { children: ReactNode }');
    const found = entryOf(all, 'Menu');
    expect(found.kind === 'component' && found.inherited.map(({ from }) => from)).toEqual([
      'TouchableOpacityProps',
      'ViewProps',
    ]);
  });

  test('defaults that are constants of any plain value', () => {
    const { api: other } = readFixture({
      'Button.tsx': ['disabled = false', 'disabled = DEFAULTS_DISABLED'],
    });
    expect(memberOf(other.entries, 'Button', 'disabled').default).toBe('DEFAULTS_DISABLED');
    const { api: known } = readFixture({
      'Button.tsx': ['disabled = false', 'disabled = defaults.disabled'],
      'defaults.ts': ["shape: 'round' }", "shape: 'round', disabled: true }"],
    });
    expect(memberOf(known.entries, 'Button', 'disabled').default).toBe('true');
  });
});

describe('faults', () => {
  test('an export without a description is named with its place and the remedy', () => {
    expect(problemsOf({ 'Button.tsx': ['/** 누르는 단추입니다. */', ''] })).toEqual([
      'src/Button.tsx:46 Button에 설명이 없습니다. 선언 바로 위에 /** 한국어 한 문장 */ 을 작성하세요.',
    ]);
  });

  test('a prop without a description is named with its place and the remedy', () => {
    expect(problemsOf({ 'Menu.tsx': ['/** 펼칠 내용입니다. */', ''] })[0]).toMatch(
      /^src\/Menu\.tsx:7 Menu\.children에 설명이 없습니다/,
    );
  });

  test('a default of the code that differs from JSDoc is named with both places', () => {
    expect(problemsOf({ 'defaults.ts': ['DEFAULT_RADIUS = 16', 'DEFAULT_RADIUS = 12'] })).toContain(
      'src/Button.tsx:24 Button.radius의 기본값이 다릅니다: @default는 16인데 코드(src/Button.tsx:38)는 12입니다. @default를 삭제하거나 코드와 같게 수정하세요.',
    );
  });

  test('a fallback of the code that differs from JSDoc is named', () => {
    const edit = [
      "title = '제목' }: SheetOptions) {",
      "...rest }: SheetOptions) {\n  const title = rest.title ?? '이름';",
    ] as const;
    expect(problemsOf({ 'sheet.ts': edit })).toEqual([
      expect.stringMatching(
        /^src\/model\.ts:32 SheetOptions\.title의 기본값이 다릅니다: @default는 '제목'인데.*'이름'입니다/,
      ),
    ]);
  });

  test('a fallback alone is no default', () => {
    const edit = [
      "padding = 14, title = '제목' }: SheetOptions) {",
      "title = '제목', ...rest }: SheetOptions) {\n  const padding = rest.padding ?? 3;",
    ] as const;
    const read = readFixture({ 'sheet.ts': edit });
    expect(read.problems).toEqual([]);
    expect(memberOf(read.api.entries, 'SheetOptions', 'padding')).not.toHaveProperty('default');
  });

  test('two functions that give one field different defaults are a problem', () => {
    const second = 'export function also({ height = 200 }: SheetOptions) { return height; }';
    expect(problemsOf({ 'sheet.ts': ['function show(', `${second}\nfunction show(`] })[0]).toMatch(
      /SheetOptions\.height의 기본값이 코드에서 서로 다릅니다/,
    );
  });
});
