/** What a text says of the API: that a version added, removed or changed something. */
export interface Statement {
  version: string;
  what: 'added' | 'removed' | 'changed';
  /** As the text writes it: `edges`, `palette.border`, `type`. */
  name: string;
  /** Text of a value before and after, where it says them. */
  from?: string;
  to?: string;
}

const VERSION = String.raw`\d+\.\d+\.\d+`;

/** Names in a row that something is done to: "`a`, `b`와 `c`를". */
const NAMES = String.raw`((?:\x60[^\x60]+\x60(?:, |와 |과 ))*\x60[^\x60]+\x60)(?:\)| 단계)?(?:을|를)`;

const ADDED_OR_REMOVED = new RegExp(`${NAMES}(?=([^.\x60]*?(?:추가|내보|제거)))`, 'g');
const DEFAULT = /`(\w+)`의 `(\w+)` 기본값이 `([^`]+)`/g;
const COLOR = /`(\w+)` (#\w{6}) → (#\w{6})/g;
const MAINS = /((?:`\w+`(?:, )?)+)의 `main`/g;
const RAMP = /기본 `(\w+)` 램프의 색/g;
const DATED = new RegExp(
  `((?:\x60[\\w.]+\x60(?:, |와 |과 ))*\x60[\\w.]+\x60)(?:은|는|이|가)? (${VERSION})에서 제거`,
  'g',
);

/** Names of a list, without the types that follow a colon. */
const namesOf = (list = '') => [...list.matchAll(/`([\w.]+)[^`]*`/g)].map(([, name = '']) => name);

/**
 * What a line of changes.yml says of its version.
 * @example statementsOf('0.12.5', "옵션에 `type: 'a' | 'b'`를 추가합니다.") // [{ version: '0.12.5', what: 'added', name: 'type' }]
 */
export function statementsOf(version: string, text: string): Statement[] {
  return [
    ...[...text.matchAll(ADDED_OR_REMOVED)].flatMap(([, list, act = '']) =>
      namesOf(list).map((name) => ({
        version,
        what: act.endsWith('제거') ? ('removed' as const) : ('added' as const),
        name,
      })),
    ),
    ...[...text.matchAll(DEFAULT)].map(([, owner, name, to = '']) => ({
      version,
      what: 'changed' as const,
      name: `${owner}.${name}`,
      to,
    })),
    ...[...text.matchAll(COLOR)].map(([, name, from = '', to = '']) => ({
      version,
      what: 'changed' as const,
      name: `light.${name}.main`,
      from,
      to,
    })),
    ...[...text.matchAll(MAINS)].flatMap(([, list]) =>
      namesOf(list).map((name) => ({
        version,
        what: 'changed' as const,
        name: `light.${name}.main`,
      })),
    ),
    ...[...text.matchAll(RAMP)].map(([, name]) => ({
      version,
      what: 'changed' as const,
      name: `light.${name}`,
    })),
  ];
}

/** What a text says of versions that it names: "`dimensions`는 0.12.4에서 제거되었습니다". */
export function datedStatementsOf(text: string): Statement[] {
  return [...text.matchAll(DATED)].flatMap(([, list, version = '']) =>
    namesOf(list).map((name) => ({ version, what: 'removed' as const, name })),
  );
}
