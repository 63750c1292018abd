import type { PlaygroundText } from './text.ts';

/** @param again what the reader does once more, without its ending */
const failed = (what: string, again: string) => (isOnline: boolean) =>
  isOnline
    ? `서버에서 필요한 파일을 받지 못해 ${what}. 다시 ${again}고, 그래도 안 되면 페이지를 새로 고치십시오.`
    : `인터넷에 연결되어 있지 않아 ${what}. 연결한 뒤 다시 ${again}십시오.`;

/** Korean. */
export const ko: PlaygroundText = {
  lang: 'ko',
  page: {
    copy: '복사',
    poster: (title) => `${title} 예제의 첫 화면`,
    web: '웹에서 그린 화면입니다. 실제 기기에서는 글꼴과 그림자가 조금 다를 수 있습니다.',
    tools: '예제 도구',
    unfoldCode: (lines) => `전체 코드 보기 (${lines}줄)`,
    foldCode: '코드 접기',
    fold: '기기 접기 · 펼치기',
    actions: { edit: '편집', reset: '처음으로', share: '공유', app: '앱으로 받기' },
    device: '기기 설정',
    shape: '기기',
    shapes: { phone: '휴대전화', folded: '폴더블 접음', unfolded: '폴더블 펼침' },
    theme: '화면 모드',
    themes: { site: '사이트와 같게', light: '라이트', dark: '다크' },
    fontScale: '글자 크기',
    reducedMotion: '동작 줄이기',
    safeArea: '노치와 안전 영역',
    keyboard: '화면 키보드',
    controls: '속성 바꿔 보기',
    notGiven: '(기본값)',
    empty: '(비어 있음)',
    table: '표',
    toTable: (name) => `${name} 속성을 표에서 보기`,
  },
  host: {
    phone: (title) => `${title} 미리보기`,
    enter: (title) => `${title} 미리보기로 들어가기`,
    stopped: {
      silent:
        '예제가 더 응답하지 않아서 멈췄습니다. 끝나지 않는 코드가 있는지 확인하고 다시 실행하십시오.',
      memory:
        '예제가 메모리를 너무 많이 써서 멈췄습니다. 끝없이 늘어나는 값이 있는지 확인하고 다시 실행하십시오.',
      left: '예제가 다른 페이지로 가려고 해서 멈췄습니다. 주소를 바꾸는 코드가 있는지 확인하고 다시 실행하십시오.',
      flood:
        '예제가 메시지를 너무 많이 보내서 멈췄습니다. 되풀이되는 코드를 확인하고 다시 실행하십시오.',
      focus: '예제가 이 페이지의 포커스를 가져가서 멈췄습니다.',
    },
    consoleOverflow: '콘솔에 쓰는 내용이 너무 많아서 일부만 보여 줍니다.',
    loadFailed: failed('미리보기를 불러오지 못했습니다', '실행하'),
    editorFailed: failed('편집기를 불러오지 못했습니다', '누르'),
    editorLabel: (title) => `${title} 코드. Esc를 누른 뒤 Tab을 누르면 나갑니다.`,
    edit: '편집',
    editDone: '편집 닫기',
    line: (line) => `${line}행`,
    link: (href) => `링크 열기: ${href}`,
    run: '실행',
    runAgain: '다시 실행',
    copied: '코드를 복사했습니다.',
    notCopied: '브라우저가 복사를 막았습니다. 코드를 선택해서 직접 복사하십시오.',
    shared: '이 코드가 담긴 링크를 복사했습니다.',
    shareFailed: '복사하지 못해서 주소창에 링크를 만들었습니다. 주소를 직접 복사하십시오.',
    unshareable: {
      tooLong: '코드가 16KB보다 길어서 링크에 담을 수 없습니다. 코드를 줄인 뒤 다시 공유하십시오.',
      hidden:
        '코드에 보이지 않거나 글자 순서를 뒤집는 문자가 있어서 링크에 담을 수 없습니다. 그 문자를 지운 뒤 다시 공유하십시오.',
    },
    appSaved: (file) =>
      `${file}을(를) 받았습니다. 압축을 풀고, 그 폴더에서 다음 명령을 차례로 실행하면 기기나 에뮬레이터에서 열립니다.`,
    appFailed: failed('앱을 만들지 못했습니다', '누르'),
    fromLink: '링크에 담긴 코드이며 아직 실행하지 않았습니다. 내용을 확인한 뒤 실행하십시오.',
    badLink: {
      broken: '링크에 담긴 코드를 읽을 수 없어서 원래 예제를 보여 줍니다.',
      tooLong: '링크에 담긴 코드가 16KB보다 길어서 열지 않고 원래 예제를 보여 줍니다.',
      hidden: '링크에 담긴 코드에 내용을 숨기는 문자가 있어서 열지 않고 원래 예제를 보여 줍니다.',
      framed:
        '다른 사이트 안에서는 링크에 담긴 코드를 열지 않고 원래 예제를 보여 줍니다. 코드를 보려면 이 페이지를 따로 여십시오.',
    },
    tryProp: '바꿔 보기',
    notGiven: '(기본값)',
    empty: '(비어 있음)',
    noPlace: (place) => `코드에서 바꿀 곳(${place})을 찾지 못했습니다.`,
    unknownProp: (component, prop, near) =>
      `${component}에는 '${prop}' 속성이 없습니다.${near ? ` '${near}' 속성을 쓰려고 했습니까?` : ''}`,
    syntax: {
      unclosed: '코드가 끝날 때까지 닫히지 않은 괄호, 따옴표나 태그가 있습니다.',
      expected: (what) => `이 자리에 "${what}"이(가) 와야 합니다.`,
      unexpectedToken: '이 자리에 올 수 없는 글자가 있습니다. 앞뒤의 괄호와 쉼표를 확인하십시오.',
      unexpectedCharacter: '코드에 쓸 수 없는 글자가 있습니다.',
      faults: {
        text: () => '이 줄의 문자열이 닫히지 않았습니다. 따옴표를 닫으십시오.',
        duplicate: (name) => `"${name}"이(가) 이미 있습니다. 하나만 남기거나 다른 이름을 쓰십시오.`,
        letter: (letter) =>
          `코드에 쓸 수 없는 글자(${letter})가 있습니다. 키보드의 따옴표와 기호로 바꾸십시오.`,
        dropped: (tag) =>
          `<${tag}>을(를) 아무 데도 돌려주지 않아서 그려지지 않습니다. 같은 줄에서 앞에 return을 쓰십시오.`,
        open: (what) => `이 줄에서 연 ${what}이(가) 닫히지 않았습니다.`,
        sibling: () => '나란히 놓은 태그는 하나로 묶어야 합니다. <>와 </>로 감싸십시오.',
        value: () => '속성의 값은 따옴표나 중괄호({ }) 안에 쓰십시오.',
        statement: (word) =>
          `태그 안의 중괄호({ })에는 값만 쓸 수 있어서 ${word} 문을 쓸 수 없습니다. '조건 ? 값 : 값'이나 map으로 바꾸거나 return 앞으로 옮기십시오.`,
      },
      other: (message) => `코드를 읽을 수 없습니다. (${message})`,
    },
    errors: {
      react: {
        31: '객체는 화면에 그대로 그릴 수 없습니다. 객체의 문자열 필드를 쓰거나 배열로 바꾸십시오.',
        130: '컴포넌트가 있을 자리에 undefined가 있습니다. 가져온 이름과 내보낸 이름을 확인하십시오.',
        185: '화면을 그리자마자 상태를 바꾸는 일이 끝없이 되풀이됩니다. 상태를 바꾸는 조건을 확인하십시오.',
        300: '이번에는 훅을 더 적게 불렀습니다. 훅보다 먼저 return 하지 마십시오.',
        301: '화면을 그리는 동안 상태를 바꾸어서 끝없이 다시 그립니다. 상태는 이벤트나 useEffect 안에서 바꾸십시오.',
        310: '이번에는 훅을 더 많이 불렀습니다. 훅을 if나 반복문 안에서 부르지 마십시오.',
        482: '컴포넌트는 async 함수일 수 없습니다. async를 지우고, 기다리는 일은 useEffect 안에서 하십시오.',
        321: '훅은 컴포넌트나 다른 훅 안에서만 부를 수 있습니다.',
      },
      reactOther: (number) =>
        `React 오류 ${number}번입니다. 뜻은 https://react.dev/errors/${number} 에서 확인하십시오.`,
      notDefined: (name) => `"${name}"이(가) 없습니다. 이름을 확인하거나 import로 가져오십시오.`,
      notFunction: (what) => `"${what}"은(는) 함수가 아니어서 부를 수 없습니다.`,
      notIterable: '배열이 아닌 값을 배열처럼 펼치거나 반복할 수 없습니다.',
      readOfNothing: (nothing, field) =>
        `${nothing}에서 "${field}"을(를) 읽을 수 없습니다. 값이 있는지 먼저 확인하십시오.`,
      notJson: 'JSON이 아닌 문자열을 JSON으로 읽었습니다. 따옴표, 쉼표와 괄호를 확인하십시오.',
      emptyReduce: '빈 배열에서 reduce를 불렀습니다. reduce의 둘째 인자로 첫 값을 주십시오.',
      badNumber: '함수가 받지 않는 숫자입니다. 음수이거나 너무 크지 않은지 확인하십시오.',
      constant: 'const로 만든 값은 바꿀 수 없습니다. 바꾸려면 let을 쓰십시오.',
      noStorage: '미리보기에서는 브라우저의 저장소와 쿠키를 쓸 수 없습니다.',
      noNetwork: '미리보기에서는 네트워크에 연결할 수 없습니다. 값을 코드에 직접 쓰십시오.',
      noAsync: 'await는 async 함수 안에서만 쓸 수 있습니다. 함수 앞에 async를 쓰십시오.',
      tooEarly: (name) => `"${name}"을(를) 만들기 전에 썼습니다. 만드는 줄을 위로 옮기십시오.`,
      recursion: '함수가 자신을 끝없이 부릅니다. 멈추는 조건을 확인하십시오.',
      other: (message) =>
        `실행하다가 오류가 났습니다. 여기에서 쓴 값과 부른 함수를 확인하십시오. (${message})`,
    },
  },
  frame: {
    title: '미리보기',
    alone: '이 페이지는 문서 안의 미리보기에서만 작동합니다.',
    endless: '반복문이 0.5초 안에 끝나지 않아서 멈췄습니다. 반복이 끝나는 조건을 확인하십시오.',
    endlessEffect:
      'useEffect가 끝없이 되풀이되어서 멈췄습니다. 의존성 배열과 상태를 바꾸는 조건을 확인하십시오.',
    noType:
      '컴포넌트가 있을 자리에 undefined가 있습니다. 가져온 이름과 내보낸 이름을 확인하십시오.',
    noElement:
      '<{name}>은(는) React Native에 없습니다. 컴포넌트의 이름은 대문자로 시작하며, 화면은 View와 Text로 그립니다.',
    strayText: '"{text}"이(가) Text 밖에 있어서 그릴 수 없습니다. 글자는 Text 안에 두십시오.',
    noDefault: '내보낸 컴포넌트가 없습니다. "export default function 이름()"을 쓰십시오.',
    noModule: '미리보기에는 "{module}" 모듈이 없습니다. 쓸 수 있는 모듈: {known}',
    noName: '"{module}"에는 "{name}"이(가) 없습니다. 이름을 확인하십시오.',
  },
};
