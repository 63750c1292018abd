/** A message: what happened and why, and the remedy. */
export interface Advice {
  what: string;
  remedy: string;
}

const list = (names: readonly string[]) => names.join(', ') || '(아직 없음)';

/** Messages about mistakes in examples and their uses. */
export const ko = {
  badName: (entry: string, folder: string) => ({
    what: `예제 파일 이름 "${entry}"을(를) 읽을 수 없습니다.`,
    remedy: `${folder}/<컴포넌트>.<경우>.tsx 형식으로 이름을 변경하세요.`,
  }),
  notUtf8: {
    what: '문자 인코딩이 UTF-8이 아닙니다.',
    remedy: 'UTF-8로 다시 저장하세요.',
  },
  strayFolder: (folder: string) => ({
    what: `하위 폴더의 예제는 읽지 않습니다: ${folder}`,
    remedy: '예제를 상위 폴더로 옮기세요. 예제는 파일 이름으로 구분합니다.',
  }),
  noDefault: {
    what: 'default export가 없어 미리보기에 렌더링할 컴포넌트를 알 수 없습니다.',
    remedy: '컴포넌트를 "export default function 이름()"으로 export하세요.',
  },
  notCompiled: (reason: string) => ({
    what: `예제를 컴파일하지 못했습니다: ${reason}`,
    remedy: '이 줄의 문법을 수정하세요.',
  }),
  unknownProp: (sentence: string) => ({
    what: sentence,
    remedy:
      '속성 이름을 수정하거나 속성을 삭제하세요. 툴킷에 새로 추가한 속성이면 속성 목록을 갱신하세요.',
  }),
  failedCheck: (sentence: string) => ({
    what: sentence,
    remedy: '독자가 복사하는 코드이므로 이 줄을 수정하세요.',
  }),
  wrongType: (reason: string) => ({
    what: `타입이 맞지 않습니다: ${reason}`,
    remedy: '툴킷의 타입에 맞게 이 줄을 수정하세요.',
  }),
  noCompiler: (tsconfig: string) =>
    `${tsconfig}로 예제의 타입을 검사할 TypeScript가 없습니다. typescript를 설치하거나 tsconfig 옵션을 제거하세요.`,
  wrongTag: (tag: string) => ({
    what: `<${tag}> 태그와 닫는 태그의 이름이 다릅니다.`,
    remedy: `이 줄의 닫는 태그를 </${tag}>로 수정하거나 여는 태그의 이름을 맞추세요.`,
  }),
  unreadablePreview: (field: string) => ({
    what: `이 예제의 preview에서 ${field === '' ? '이름이 없는 항목' : field}을(를) 읽을 수 없습니다.`,
    remedy:
      'frame, height, press, scene, unfolded, safeArea, places에 리터럴 값만 사용하고, 다른 항목은 삭제하세요.',
  }),
  previewNotLast: {
    what: 'preview가 파일 끝에 없어서 독자가 보는 줄 번호가 파일과 달라집니다.',
    remedy: '"export const preview"를 파일 끝으로 옮기세요.',
  },
  notDrawn: (reason: string) => ({
    what: `예제를 렌더링하는 중에 오류가 발생했습니다: ${reason}`,
    remedy: '예제를 수정하세요. 예제의 첫 화면은 오류 없이 렌더링되어야 합니다.',
  }),
  notPressed: (label: string | true) =>
    label === true ? '누를 버튼이 없습니다.' : `"${label}" 버튼이 없습니다.`,
  unknownModule: (module: string, known: readonly string[]) => ({
    what: `미리보기에는 "${module}" 모듈이 없습니다.`,
    remedy: `다음 모듈만 사용하거나 snippets로 옮기거나 toolkit의 modules에 추가하세요: ${list(known)}.`,
  }),
  unknownPart: (module: string, name: string, known: readonly string[]) => ({
    what: `미리보기에는 ${module}의 "${name}"이(가) 없습니다.`,
    remedy: `다음 이름만 사용하세요: ${list(known)}. 꼭 필요하면 toolkit의 reactNative에 추가하세요.`,
  }),
  unknownExample: (name: string, file: string, near: readonly string[]) => ({
    what: `이름이 "${name}"인 예제 파일이 없습니다.`,
    remedy: `${file}을 만들거나 다음 중 하나를 사용하세요: ${list(near)}.`,
  }),
  unknownSnippet: (name: string, file: string, near: readonly string[]) => ({
    what: `이름이 "${name}"인 코드 스니펫 파일이 없습니다.`,
    remedy: `${file}을 만들거나 다음 중 하나를 사용하세요: ${list(near)}.`,
  }),
  unshownExample: (name: string) => ({
    what: '이 예제를 표시하는 페이지가 없습니다.',
    remedy: `페이지에 <Example of="${name}" />를 추가하거나 파일을 삭제하세요.`,
  }),
  unshownSnippet: (name: string) => ({
    what: '이 코드 스니펫을 표시하는 페이지가 없습니다.',
    remedy: `페이지에 <Snippet of="${name}" />를 추가하거나 파일을 삭제하세요.`,
  }),
  problems: (count: number) => `예제에서 수정할 항목이 ${count}개 있습니다.`,
  remedy: (remedy: string) => `해결: ${remedy}`,
  noFrame: '미리보기 실행 파일을 만들지 못했습니다. 위의 오류를 먼저 수정하세요.',
};

export type Messages = typeof ko;
