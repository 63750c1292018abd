import type { Fix } from './declarations/archive.ts';

/** Something that has members: a component with props, or a type with fields. */
export interface Owner {
  kind: 'component' | 'type';
  name: string;
}

/** In which other versions something exists that this one lacks. */
export interface Whereabouts {
  is: 'gone' | 'not-yet';
  /** First version without it, or with it. */
  version: string;
  fix?: Fix | undefined;
}

/** A name as code. */
export const code = (name: string) => `\`${name}\``;

const codes = (names: readonly string[]) => names.map(code).join(', ');

const ownerOf = ({ kind, name }: Owner) =>
  `${code(name)} ${kind === 'component' ? '컴포넌트' : '타입'}`;
const memberOf = ({ kind }: Owner) => (kind === 'component' ? 'prop' : '필드');

/** What a check says beside its rules. */
export const sentences = {
  missingExport: (module: string, version: string | undefined, name: string) =>
    `${code(module)}${version ? ` ${version}` : ''}에는 ${code(name)} export가 없습니다.`,
  noDefaultExport: (module: string, name: string) =>
    `${code(module)}에는 default export가 없습니다. ${code(`import { ${name} } from '${module}'`)}로 바꾸세요.`,
  missingModule: (module: string, meant: string) =>
    `${code(module)} 모듈은 없습니다. ${code(meant)}에서 import하세요.`,
  isIn: (module: string) => `${code(module)}에서 import하세요.`,
  instead: (name: string) => `대신 사용할 이름은 ${code(name)}입니다.`,
  near: (names: readonly string[]) => `비슷한 이름은 ${codes(names)}입니다.`,
  /** All names that there are. */
  there: (names: readonly string[]) => `사용할 수 있는 이름은 ${codes(names)}입니다.`,
  isElsewhere: (
    name: string,
    { is, version: elsewhere, fix }: Whereabouts,
    version: string,
    owner?: Owner,
  ) => {
    const what = owner
      ? `${ownerOf(owner)}의 ${code(name)} ${memberOf(owner)}`
      : `${code(name)} export`;
    const particle = owner?.kind === 'component' ? '은' : '는';
    return is === 'gone'
      ? [`${what}${particle} ${elsewhere}에서 제거되어 ${version}에는 없습니다.`, fix?.instead]
          .filter(Boolean)
          .join(' ')
      : `${what}${particle} ${elsewhere}에서 추가되어 ${version}에는 없습니다.`;
  },
  unknownMember: (owner: Owner, name: string) =>
    owner.kind === 'component'
      ? `${ownerOf(owner)}에는 ${code(name)} prop이 없습니다.`
      : `${ownerOf(owner)}에는 ${code(name)} 필드가 없습니다.`,
  /** A member that belongs into another one: `options: { height }`. */
  belongsInto: (member: string, name: string) =>
    `${code(`${member}={{ ${name}: … }}`)} 안에 전달하세요.`,
  missingMembers: (owner: Owner, names: readonly string[]) =>
    owner.kind === 'component'
      ? `${ownerOf(owner)}에 꼭 필요한 ${codes(names)} prop을 전달하지 않았습니다.`
      : `${ownerOf(owner)}에 꼭 필요한 ${codes(names)} 필드를 전달하지 않았습니다.`,
  wrongValue: (name: string, value: string) =>
    `${code(name)}에는 ${code(value)} 값을 사용할 수 없습니다.`,
  values: (values: readonly string[], all: number) =>
    values.length < all
      ? `사용할 수 있는 값은 ${codes(values)} 등 ${all}개입니다.`
      : `사용할 수 있는 값은 ${codes(values)}입니다.`,
  wrongType: (name: string, type: string, expected: string) =>
    `${code(name)}에는 ${code(type)} 타입의 값을 사용할 수 없습니다. 필요한 타입은 ${code(expected)}입니다.`,
  wrongCount: (name: string, least: number, most: number) =>
    `${code(name)}에는 인자를 ${least === most ? `${least}개` : `${least}~${most}개`} 전달해야 합니다.`,
  colorBelongsInto: (style: string, value: string) =>
    `색상 코드는 ${code(`style={{ ${style}: ${value} }}`)}로 지정하세요.`,
  missingName: (name: string, module: string) =>
    `${code(name)} 이름을 찾을 수 없습니다. ${code(`import { ${name} } from '${module}'`)}를 추가하세요.`,
  uncheckedFlow: 'Flow 문법은 읽을 수 없어 이 파일을 검사하지 않았습니다.',
  tooMany: (shown: number) =>
    `문제가 많아 앞의 ${shown}개만 표시했습니다. 고친 뒤에 다시 검사하세요.`,
  timeout: (seconds: number) =>
    `${seconds}초 안에 검사를 마치지 못했습니다. 재귀하는 타입을 줄이거나 코드를 여러 파일로 나누어 다시 검사하세요.`,
  tooDeep: '중첩이 너무 깊어 검사할 수 없습니다. 코드를 여러 컴포넌트로 나누어 다시 검사하세요.',
  outOfMemory:
    '메모리가 부족해 검사를 마치지 못했습니다. 재귀하는 타입을 줄이거나 코드를 여러 파일로 나누어 다시 검사하세요.',
  fault:
    '검사기에 오류가 발생해 검사를 마치지 못했습니다. 코드를 여러 파일로 나누어 다시 검사하세요.',
};
