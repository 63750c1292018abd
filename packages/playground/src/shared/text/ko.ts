import type { FaultKind } from '../sourceFault.ts';

/** @param again what the reader does once more, without its ending */
const failed = (what: string, again: string) => (isOnline: boolean) =>
  isOnline
    ? `서버에서 필요한 파일을 불러오지 못해 ${what}. 다시 ${again}고, 그래도 안 되면 페이지를 새로고침하세요.`
    : `인터넷에 연결되어 있지 않아 ${what}. 연결한 뒤 다시 ${again}세요.`;

/** Each syntax error by what stands there. */
const faults: Readonly<Record<FaultKind, (what: string) => string>> = {
  text: () => '이 줄의 문자열이 닫히지 않았습니다. 따옴표를 닫으세요.',
  duplicate: (name: string) =>
    `"${name}"이(가) 이미 있습니다. 하나만 남기거나 다른 이름을 사용하세요.`,
  letter: (letter: string) =>
    `코드에 사용할 수 없는 문자(${letter})가 있습니다. 키보드의 따옴표와 기호로 변경하세요.`,
  dropped: (tag: string) =>
    `<${tag}>을(를) 반환하지 않아 렌더링되지 않습니다. 같은 줄의 앞에 return을 추가하세요.`,
  open: (what: string) => `이 줄에서 연 ${what}이(가) 닫히지 않았습니다.`,
  sibling: () => '나란히 있는 태그는 하나로 묶어야 합니다. <>와 </>로 감싸세요.',
  value: () => '속성의 값은 따옴표나 중괄호({ }) 안에 작성하세요.',
  statement: (word: string) =>
    `태그 안의 중괄호({ })에는 값만 사용할 수 있어 ${word} 문을 사용할 수 없습니다. '조건 ? 값 : 값'이나 map으로 변경하거나 return 앞으로 옮기세요.`,
  chains: (most: string) =>
    `?.을 ${most}번보다 많이 사용해 코드를 실행하지 않았습니다. 반복되는 부분을 변수나 함수로 줄이세요.`,
};

/** Errors of React by their numbers. */
const react: Readonly<Record<string, string>> = {
  31: '객체는 그대로 렌더링할 수 없습니다. 객체의 문자열 필드를 사용하거나 배열로 변환하세요.',
  130: '컴포넌트가 있어야 할 위치에 undefined가 있습니다. import한 이름과 export한 이름을 확인하세요.',
  185: '렌더링 직후 상태를 변경하는 동작이 무한히 반복됩니다. 상태를 변경하는 조건을 확인하세요.',
  300: '이전 렌더링보다 훅을 적게 호출했습니다. 훅을 호출하기 전에 return하지 마세요.',
  301: '렌더링 중에 상태를 변경해 무한히 리렌더링됩니다. 상태는 이벤트 핸들러나 useEffect 안에서 변경하세요.',
  310: '이전 렌더링보다 훅을 많이 호출했습니다. 훅을 if나 반복문 안에서 호출하지 마세요.',
  482: '컴포넌트는 async 함수일 수 없습니다. async를 제거하고, 비동기 작업은 useEffect 안에서 실행하세요.',
  321: '훅은 컴포넌트나 다른 훅 안에서만 호출할 수 있습니다.',
};

/** All sentences of the playground. */
export const ko = {
  lang: 'ko',
  page: {
    poster: (title: string) => `${title} 예제의 첫 화면`,
    enter: (title: string) => `${title} 미리보기로 들어가기`,
    web: '웹에서 렌더링한 화면입니다. 실제 기기에서는 폰트와 그림자가 조금 다를 수 있습니다.',
    more: '더 보기',
    edit: '편집',
    reset: '초기화',
    folds: {
      imports: (lines: number) => `import ${lines}줄`,
      all: (lines: number) => `전체 ${lines}줄`,
      close: '접기',
    },
    actions: {
      theme: '라이트 · 다크 전환',
      fold: '기기 접기 · 펼치기',
      replay: '다시 재생',
      share: '공유',
      app: '프로젝트 받기',
    },
    device: '기기 설정',
    shape: '기기',
    shapes: { phone: '휴대전화', folded: '접은 폴더블', unfolded: '펼친 폴더블' },
    theme: '화면 모드',
    themes: { site: '사이트와 동일', light: '라이트', dark: '다크' },
    fontScale: '글자 크기',
    reducedMotion: '동작 줄이기',
    safeArea: '노치와 안전 영역',
    keyboard: '화면 키보드',
    controls: '바꿔 보기',
    notGiven: '(기본값)',
    empty: '(비어 있음)',
    preset: (values: string) => `이 설정으로 보기: ${values}`,
    resetValue: (name: string) => `${name} 초기화`,
  },
  host: {
    phone: (title: string) => `${title} 미리보기`,
    entered: (title: string) => `${title} 미리보기입니다. Esc를 누르면 나갑니다.`,
    left: (title: string) => `${title} 미리보기에서 나왔습니다.`,
    replayed: (pressed: string) => `다시 재생했습니다. 누른 버튼: ${pressed}`,
    changed: (line: string) => `변경한 코드: ${line}`,
    restored: (name: string) => `원래 값으로 되돌렸습니다: ${name}`,
    stopped: {
      silent:
        '예제가 응답하지 않아 중단했습니다. 끝나지 않는 코드가 있는지 확인하고 다시 실행하세요.',
      left: '예제가 다른 페이지로 이동하려고 해서 중단했습니다. 주소를 변경하는 코드가 있는지 확인하고 다시 실행하세요.',
      flood:
        '예제가 메시지를 너무 많이 보내 중단했습니다. 반복되는 코드를 확인하고 다시 실행하세요.',
      focus: '예제가 페이지의 포커스를 가져가서 중단했습니다.',
    },
    consoleOverflow: '콘솔 출력이 너무 많아 일부만 표시합니다.',
    loadFailed: failed('미리보기를 불러오지 못했습니다', '실행하'),
    editorFailed: failed('편집기를 불러오지 못했습니다', '누르'),
    controlFailed: failed('값을 변경하지 못했습니다', '선택하'),
    swatchesFailed: failed('색상을 불러오지 못했습니다', '펼치'),
    editorLabel: (title: string) => `${title} 코드. Esc를 누른 뒤 Tab을 누르면 나갑니다.`,
    edit: '편집',
    editDone: '편집 닫기',
    line: (line: number) => `${line}행`,
    link: (href: string) => `링크 열기: ${href}`,
    run: '실행',
    runAgain: '다시 실행',
    reload: '새로고침',
    copy: '복사',
    copied: '명령을 복사했습니다.',
    notCopied: '브라우저가 복사를 차단했습니다. 명령을 선택해 직접 복사하세요.',
    shared: '이 코드가 담긴 링크를 복사했습니다.',
    shareFailed: '복사하지 못해 주소창에 링크를 표시했습니다. 주소를 직접 복사하세요.',
    linkFailed: failed('링크를 만들지 못했습니다', '누르'),
    unshareable: {
      tooLong:
        '코드가 16KB 또는 1,000줄을 초과해 링크에 담을 수 없습니다. 코드를 줄인 뒤 다시 공유하세요.',
      hidden:
        '코드에 보이지 않는 문자나 글자 순서를 바꾸는 문자가 있어 링크에 담을 수 없습니다. 해당 문자를 삭제한 뒤 다시 공유하세요.',
    },
    appSaved: (file: string) =>
      `${file}을 다운로드했습니다. 압축을 풀고 폴더에서 다음 명령을 차례로 실행하면 기기나 에뮬레이터에서 열립니다.`,
    appFailed: failed('Expo 프로젝트를 만들지 못했습니다', '누르'),
    fromLink: '링크에 담긴 코드입니다. 아직 실행하지 않았으니 내용을 확인한 뒤 실행하세요.',
    badLink: {
      broken: '링크에 담긴 코드를 읽을 수 없어 원래 예제를 표시합니다.',
      tooLong: '링크에 담긴 코드가 16KB 또는 1,000줄을 초과해 원래 예제를 표시합니다.',
      hidden: '링크에 담긴 코드에 내용을 숨기는 문자가 있어 원래 예제를 표시합니다.',
      unloaded: '링크에 담긴 코드를 읽는 데 필요한 파일을 불러오지 못해 원래 예제를 표시합니다.',
      framed:
        '다른 사이트에 삽입된 페이지에서는 링크에 담긴 코드를 열지 않고 원래 예제를 표시합니다. 코드를 보려면 이 페이지를 새 탭에서 여세요.',
    },
    closePinned: '미리보기 닫기',
    notGiven: '(기본값)',
    empty: '(비어 있음)',
    noPlace: (place: string) => `코드에서 변경할 위치(${place})를 찾지 못했습니다.`,
    unknownProp: (component: string, prop: string, near: string | undefined) =>
      `${component}에는 '${prop}' 속성이 없습니다.${near ? ` '${near}' 속성을 사용하려고 했나요?` : ''}`,
    syntax: {
      unclosed: '닫히지 않은 괄호, 따옴표 또는 태그가 있습니다.',
      expected: (what: string) => `이 위치에 "${what}"이(가) 와야 합니다.`,
      unexpectedToken: '이 위치에 올 수 없는 문자가 있습니다. 앞뒤의 괄호와 쉼표를 확인하세요.',
      unexpectedCharacter: '코드에 사용할 수 없는 문자가 있습니다.',
      faults,
      other: (message: string) => `코드를 해석할 수 없습니다. (${message})`,
    },
    errors: {
      react,
      reactOther: (number: string) =>
        `React 오류 ${number}번입니다. 자세한 내용은 https://react.dev/errors/${number} 에서 확인하세요.`,
      notDefined: (name: string) =>
        `"${name}"이(가) 정의되지 않았습니다. 이름을 확인하거나 import하세요.`,
      notFunction: (what: string) => `"${what}"은(는) 함수가 아니므로 호출할 수 없습니다.`,
      notIterable: '배열이 아닌 값은 배열처럼 전개하거나 반복할 수 없습니다.',
      readOfNothing: (nothing: string, field: string) =>
        `${nothing}에서 "${field}"을(를) 읽을 수 없습니다. 값이 있는지 먼저 확인하세요.`,
      notJson: 'JSON 형식이 아닌 문자열을 파싱했습니다. 따옴표, 쉼표, 괄호를 확인하세요.',
      emptyReduce:
        '빈 배열에서 reduce를 호출했습니다. reduce의 두 번째 인수로 초깃값을 전달하세요.',
      badNumber: '함수가 허용하지 않는 숫자입니다. 음수이거나 너무 크지 않은지 확인하세요.',
      constant:
        'const로 선언한 변수에는 다시 할당할 수 없습니다. 다시 할당하려면 let을 사용하세요.',
      noStorage: '미리보기에서는 브라우저 저장소와 쿠키를 사용할 수 없습니다.',
      noNetwork: '미리보기에서는 네트워크에 연결할 수 없습니다. 값을 코드에 직접 작성하세요.',
      noAsync: 'await는 async 함수 안에서만 사용할 수 있습니다. 함수 앞에 async를 추가하세요.',
      tooEarly: (name: string) =>
        `"${name}"을(를) 선언하기 전에 사용했습니다. 선언을 위로 옮기세요.`,
      recursion: '함수가 자기 자신을 무한히 호출합니다. 종료 조건을 확인하세요.',
      other: (message: string) =>
        `실행 중에 오류가 발생했습니다. 여기에서 사용한 값과 호출한 함수를 확인하세요. (${message})`,
    },
  },
  frame: {
    title: '미리보기',
    alone: '이 페이지는 문서의 미리보기에서만 동작합니다.',
    endless: '반복문이 0.5초 안에 끝나지 않아 중단했습니다. 반복문의 종료 조건을 확인하세요.',
    notDrawn:
      '5초가 지나도 첫 화면을 렌더링하지 않았습니다. 컴포넌트가 끝나지 않는 Promise를 기다리는지 확인하세요.',
    endlessEffect:
      'useEffect가 무한히 반복되어 중단했습니다. 의존성 배열과 상태를 변경하는 조건을 확인하세요.',
    noType:
      '컴포넌트가 있어야 할 위치에 undefined가 있습니다. import한 이름과 export한 이름을 확인하세요.',
    noElement:
      '<{name}>은(는) React Native에 없습니다. 컴포넌트 이름은 대문자로 시작하며, 화면은 View와 Text로 구성합니다.',
    strayText:
      '"{text}"이(가) ZSText 밖에 있어 렌더링할 수 없습니다. 텍스트는 ZSText 안에 작성하세요.',
    noDefault:
      'export한 컴포넌트가 없습니다. "export default function 이름()" 형식으로 작성하세요.',
    noModule: '미리보기에는 "{module}" 모듈이 없습니다. 사용할 수 있는 모듈: {known}',
    noName: '"{module}"에는 "{name}"이(가) 없습니다. 이름을 확인하세요.',
    noPart:
      '"{module}"의 "{name}"은(는) 기기에만 있어 미리보기에서 사용할 수 없습니다. 앱에서 실행해 확인하세요.',
    noEffect: '미리보기에서는 {name}이(가) 동작하지 않습니다. 기기에서 확인하세요.',
    noPicture:
      '미리보기는 앱의 파일과 네트워크를 사용할 수 없어 이미지 {name}을(를) 표시하지 않습니다. 앱에서는 표시됩니다. 여기에서 보려면 data: URI를 전달하세요.',
  },
};

/** What a script of the page tells a reader. */
export type HostText = typeof ko.host;

/** What a syntax error means. */
export type SyntaxText = typeof ko.host.syntax;

/** What an error of the engine or of React means, while code runs. */
export type ErrorText = typeof ko.host.errors;

/** Words of the markup around running examples. */
export type PageText = typeof ko.page;

/** Sentences of the frame; `{name}` stands for a value. */
export type FrameText = typeof ko.frame;

export type PlaygroundText = typeof ko;
