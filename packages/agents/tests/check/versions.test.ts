import { readdirSync, readFileSync } from 'node:fs';
import { book } from '@0610studio/zs-ui/facts';
import { findBreaks } from '@zs-docs/api-docs/breaks';
import type { ApiHistory } from '@zs-docs/api-docs/history';
import { describe, expect, test } from 'vitest';
import { readArchive } from '../../src/check/declarations/archive.ts';
import { openChecks } from '../../src/check/findAll.ts';
import { ARCHIVE_FILE } from '../../src/check/places.ts';
import { findingsOf } from './openChecks.ts';

const { history } = readArchive(ARCHIVE_FILE);

/** Code with names and props that some versions lack. */
const WRITTEN_FOR: Readonly<Record<string, string>> = {
  '0.0.19': `
    import { NotifyProvider, ThemeProvider, useNotify, ZSPressable, ZSText } from '@0610studio/zs-ui';
    function Save() {
      const { showSnackBar } = useNotify();
      const save = () => showSnackBar({ message: '저장했습니다' });
      return <ZSPressable onPress={save}><ZSText>저장</ZSText></ZSPressable>;
    }
    export const App = () => (
      <ThemeProvider><NotifyProvider><Save /></NotifyProvider></ThemeProvider>
    );`,
  '0.8.3': `
    import { GlobalOverlay, useTheme, ZSContainer, ZSText } from '@0610studio/zs-ui';
    export const saved = () => GlobalOverlay.showSnackBar({ message: '저장했습니다' });
    export function Screen() {
      const { dimensions, palette } = useTheme();
      return (
        <ZSContainer scrollViewDisabled style={{ borderColor: palette.border.base }}>
          <ZSText>{dimensions.width}</ZSText>
        </ZSContainer>
      );
    }`,
  '0.12.1': `
    import { ThrottleButton, useTheme, ZSBottomCta, ZSText } from '@0610studio/zs-ui';
    export function Pay() {
      const { palette } = useTheme();
      const label = <ZSText style={{ color: palette.grey[0] }}>결제</ZSText>;
      return (
        <ZSBottomCta
          render={() => <ThrottleButton primaryOnPress={async () => {}} primaryLabelComponent={label} />}
        />
      );
    }`,
  '0.13.9': `
    import { useOverlay, ZSPressable, ZSSkeleton, ZSText } from '@0610studio/zs-ui';
    import { useEffect } from 'react';
    export function Orders() {
      const { showLoader } = useOverlay();
      useEffect(() => showLoader(), [showLoader]);
      return (
        <ZSPressable isLoading disabled onPress={() => {}}>
          <ZSSkeleton />
          <ZSText>주문</ZSText>
        </ZSPressable>
      );
    }`,
  '0.18.0': `
    import { useStyleSheetCreate, useTheme, ZSPressable, ZSText, ZSView } from '@0610studio/zs-ui';
    import Svg, { Path } from 'react-native-svg';
    export function Close() {
      const { palette } = useTheme();
      const styles = useStyleSheetCreate((palette) => ({
        box: { backgroundColor: palette.background.base },
      }));
      return (
        <ZSView style={styles.box}>
          <ZSText>{palette.mode}</ZSText>
          <ZSPressable accessibilityLabel="닫기" testID="close" onPress={() => {}}>
            <Svg width={24} height={24}><Path d="M5 5L19 19" /></Svg>
          </ZSPressable>
        </ZSView>
      );
    }`,
};

test.each([
  ['0.0.19', '0.12.1'],
  ['0.8.3', '0.13.9'],
  ['0.12.1', '0.18.0'],
  ['0.13.9', '0.12.1'],
  ['0.18.0', '0.12.1'],
])('takes code for %s as it is, and finds what %s lacks of it', (version, other) => {
  const code = WRITTEN_FOR[version] ?? '';
  expect(findingsOf(code, version)).toEqual([]);
  const rules = findingsOf(code, other).map(({ rule }) => rule);
  expect(rules.filter((rule) => rule === 'gone' || rule === 'not-yet')).not.toEqual([]);
});

/** Versions that the examples, which are written for the documented one, are taken to. */
const OTHERS =
  process.env.TEST_SCOPE === 'all'
    ? ['0.0.46', '0.8.3', '0.10.0', '0.13.1', '0.13.9', '0.18.0']
    : ['0.18.0'];

const folder = new URL('../../../../examples/', import.meta.url);
const examples = readdirSync(folder)
  .filter((name) => name.endsWith('.tsx'))
  .map(
    (name) =>
      readFileSync(new URL(name, folder), 'utf8').split('\nexport const preview =')[0] ?? '',
  );

/** Breaks without the uses of a name behind its import, which alone is a finding, as in TypeScript. */
const withoutUses = (breaks: ReturnType<typeof findBreaks>) =>
  breaks.filter(
    ({ name, member, what }, at) =>
      what !== 'gone' ||
      member !== undefined ||
      breaks.findIndex((one) => one.name === name && one.member === undefined) === at,
  );

describe.each(OTHERS)('the examples in %s', (version) => {
  const broken = examples
    .map((code) => ({
      code,
      breaks: withoutUses(findBreaks(code, history, book.documented.version, version)),
    }))
    .filter(({ breaks }) => breaks.length > 0);

  test('have a finding in each line that the history of the API says breaks', () => {
    expect(broken.length).toBeGreaterThan(0);
    for (const { code, breaks } of broken) {
      const lines = new Set(findingsOf(code, version).map(({ line }) => line));
      expect(breaks.filter(({ line }) => !lines.has(line))).toEqual([]);
    }
  });

  test('have names that are gone or not there yet in those lines alone', () => {
    for (const { code, breaks } of broken) {
      const lines = new Set(breaks.map(({ line }) => line));
      const named = findingsOf(code, version).filter(({ rule }) =>
        /gone|not-yet|unknown/.test(rule),
      );
      // The history does not know when a ref came, nor what is inherited of another package.
      const stray = named.filter(
        ({ line, message }) => !lines.has(line) && !/`(?:ref|role)`/.test(message),
      );
      expect(stray).toEqual([]);
    }
  });
});

test('what a version deprecates is named with what to use instead, from that version on', () => {
  const archive = readArchive(ARCHIVE_FILE);
  const { ZSText = [], useStyleSheetCreate = [] } = archive.history.entries;
  const since = { version: '0.17.0' };
  const deprecated: ApiHistory = {
    ...archive.history,
    entries: {
      ...archive.history.entries,
      useStyleSheetCreate: useStyleSheetCreate.map((life) => ({
        ...life,
        changes: [{ ...since, deprecated: '' }],
      })),
      ZSText: ZSText.map((life) => ({
        ...life,
        members: {
          ...life.members,
          typo: (life.members?.typo ?? []).map((typo) => ({
            ...typo,
            changes: [{ ...since, deprecated: '`size`를 사용하세요.' }],
          })),
        },
      })),
    },
  };
  const check = openChecks({ ...archive, history: deprecated });
  const code = `import { useStyleSheetCreate, ZSText } from '@0610studio/zs-ui';
export const Title = () => <ZSText typo="title.1">{String(useStyleSheetCreate)}</ZSText>;`;
  const told = (version: string) =>
    check({ code, version })
      .findings.filter(({ rule }) => rule === 'deprecated')
      .map(({ line, message }) => `${line} ${message}`);
  expect(told('0.16.2')).toEqual([]);
  expect(told('0.17.1')).toEqual([
    '1 지원이 중단되었습니다: `useStyleSheetCreate`.',
    '2 지원이 중단되었습니다: `ZSText.typo`. `size`를 사용하세요.',
  ]);
});
