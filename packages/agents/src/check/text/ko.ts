import { code, codes } from './code.ts';
import { rulesKo } from './rulesKo.ts';
import type { Owner, Text } from './text.ts';

const ownerOf = ({ kind, name }: Owner) =>
  `${code(name)} ${kind === 'component' ? '컴포넌트' : '타입'}`;
const memberOf = ({ kind }: Owner) => (kind === 'component' ? 'prop' : '필드');

export const ko: Text = {
  rules: rulesKo,
  missingExport: (module, version, name) =>
    `${code(module)}${version ? ` ${version}` : ''}에는 ${code(name)} export가 없습니다.`,
  noDefaultExport: (module, name) =>
    `${code(module)}에는 default export가 없습니다. ${code(`import { ${name} } from '${module}'`)}로 바꾸세요.`,
  missingModule: (module, meant) =>
    `${code(module)} 모듈은 없습니다. ${code(meant)}에서 import하세요.`,
  isIn: (module, asDefault) =>
    asDefault
      ? `${code(`import ${asDefault} from '${module}'`)}로 import하세요.`
      : `${code(module)}에서 import하세요.`,
  instead: (name) => `대신 사용할 이름은 ${code(name)}입니다.`,
  near: (names) => `비슷한 이름은 ${codes(names)}입니다.`,
  there: (names) => `사용할 수 있는 이름은 ${codes(names)}입니다.`,
  isElsewhere: (name, { is, version: other, fix }, version, owner) => {
    const what = owner
      ? `${ownerOf(owner)}의 ${code(name)} ${memberOf(owner)}`
      : `${code(name)} export`;
    const particle = owner?.kind === 'type' ? '는' : owner ? '은' : '는';
    return is === 'gone'
      ? [`${what}${particle} ${other}에서 제거되어 ${version}에는 없습니다.`, fix?.instead]
          .filter(Boolean)
          .join(' ')
      : `${what}${particle} ${other}에서 추가되어 ${version}에는 없습니다.`;
  },
  unknownMember: (owner, name) =>
    owner.kind === 'component'
      ? `${ownerOf(owner)}에는 ${code(name)} prop이 없습니다.`
      : `${ownerOf(owner)}에는 ${code(name)} 필드가 없습니다.`,
  belongsInto: (member, name) => `${code(`${member}={{ ${name}: … }}`)} 안에 전달하세요.`,
  missingMembers: (owner, names) =>
    owner.kind === 'component'
      ? `${ownerOf(owner)}에 꼭 필요한 ${codes(names)} prop을 전달하지 않았습니다.`
      : `${ownerOf(owner)}에 꼭 필요한 ${codes(names)} 필드를 전달하지 않았습니다.`,
  wrongValue: (name, value) => `${code(name)}에는 ${code(value)} 값을 사용할 수 없습니다.`,
  values: (values, all) =>
    values.length < all
      ? `사용할 수 있는 값은 ${codes(values)} 등 ${all}개입니다.`
      : `사용할 수 있는 값은 ${codes(values)}입니다.`,
  colorBelongsInto: (style, value) =>
    `색상 코드는 ${code(`style={{ ${style}: ${value} }}`)}로 지정하세요.`,
  missingName: (name) => `${code(name)} 이름을 찾을 수 없습니다.`,
  importIt: (name, module) => `${code(`import { ${name} } from '${module}'`)}를 추가하세요.`,
  asyncEffect:
    'effect 함수에는 `async`를 사용할 수 없습니다. 안에서 `async` 함수를 정의해 호출하세요.',
  about: (name, sentence) => `${code(name)}: ${sentence}`,
  uncheckedFile:
    '`@ts-nocheck` 주석 때문에 이 파일의 타입을 검사하지 않았습니다. 주석을 지우고 다시 검사하세요.',
  uncheckedLine:
    '이 주석 때문에 다음 줄의 타입을 검사하지 않았습니다. 주석을 지우고 다시 검사하세요.',
  uncheckedFlow: 'Flow 문법은 읽을 수 없어 이 파일을 검사하지 않았습니다.',
  tooMany: (shown) => `문제가 많아 앞의 ${shown}개만 표시했습니다. 고친 뒤에 다시 검사하세요.`,
  timeout: (seconds) =>
    `${seconds}초 안에 검사를 마치지 못했습니다. 재귀하는 타입을 줄이거나 코드를 여러 파일로 나누어 다시 검사하세요.`,
  tooDeep: '중첩이 너무 깊어 검사할 수 없습니다. 코드를 여러 컴포넌트로 나누어 다시 검사하세요.',
  outOfMemory:
    '메모리가 부족해 검사를 마치지 못했습니다. 재귀하는 타입을 줄이거나 코드를 여러 파일로 나누어 다시 검사하세요.',
  fault:
    '검사기에 오류가 발생해 검사를 마치지 못했습니다. 코드를 여러 파일로 나누어 다시 검사하세요.',
};
