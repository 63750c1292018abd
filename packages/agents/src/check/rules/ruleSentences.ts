import { code } from '../sentences.ts';

/** The sentences of the rules beside types. */
export const ruleSentences = {
  outsideProvider: (hook: string, provider: string) =>
    `${code(hook)} 훅을 ${code(provider)}를 렌더링하는 컴포넌트에서 호출하면 Provider 밖이어서 오류가 발생합니다. ${code(provider)} 안에 렌더링하는 컴포넌트로 옮기세요.`,
  providerOrder: (outer: string, inner: string) =>
    `${code(outer)} 안에 ${code(inner)}를 두면 ${code(outer)}가 필요한 값을 읽지 못합니다. ${code(inner)}로 ${code(outer)}를 감싸세요.`,
  overlayTooEarly: (call: string) =>
    `${code(call)} 호출은 파일을 불러올 때 실행되어 아직 ${code('OverlayProvider')}가 없습니다. 이벤트 핸들러나 effect 안에서 호출하세요.`,
  alertChain: `알림창 버튼의 ${code('onPress')}에서 바로 호출한 ${code('showAlert')}는 표시되지 않습니다. ${code('setTimeout(() => showAlert(…), 0)')}으로 미루어 호출하세요.`,
  overlayDependency: (name: string, hook: string) =>
    `${code(name)} 값을 ${code(hook)}의 의존성에 넣으면 오버레이를 열고 닫을 때마다 effect가 다시 실행됩니다. ${code('useRef(useOverlay()).current')}에 보관한 함수를 호출하세요.`,
  deprecated: (path: string, advice: string) =>
    `지원이 중단되었습니다: ${code(path)}.${advice && ` ${advice}`}`,
  hookOutside: (hook: string) =>
    `${code(hook)} 훅은 컴포넌트나 다른 훅 안에서만 호출할 수 있습니다. 컴포넌트 안으로 옮기세요.`,
  hookInCallback: (hook: string) =>
    `${code(hook)} 훅을 콜백 안에서 호출하면 오류가 발생합니다. 컴포넌트의 맨 위에서 호출하고 콜백에서는 반환값을 사용하세요.`,
  hookInCondition: (hook: string) =>
    `${code(hook)} 훅을 조건문이나 반복문 안에서 호출할 수 없습니다. 컴포넌트의 맨 위로 옮기세요.`,
  unlabelled: (tag: string, isInner: boolean) =>
    isInner
      ? `${code(tag)} 안에 글이 없어 스크린 리더가 이름 없이 읽습니다. 아이콘을 ${code('<View role="img" aria-label="…">')}로 감싸세요.`
      : `${code(tag)} 안에 글이 없어 스크린 리더가 이름 없이 읽습니다. ${code('accessibilityLabel')}이나 ${code('aria-label')}로 이름을 지정하세요.`,
  unlabelledField: `${code('ZSTextField')}의 ${code('label')}은 입력창의 접근성 이름이 되지 않습니다. ${code("textInputProps={{ 'aria-label': '…' }}")}로 같은 이름을 지정하세요.`,
  ignoredProp: (tag: string, prop: string) =>
    `${code(tag)} 컴포넌트는 ${code(prop)} prop을 무시합니다. 안쪽 ${code('View')}나 ${code('Text')}에 지정하세요.`,
  ignoredLabel: (prop: string) =>
    `${code('ZSPressable')} 컴포넌트는 ${code(prop)} prop을 무시합니다. 안에 글을 두거나, 아이콘을 감싼 ${code('View')}에 ${code('role="img"')}와 ${code('aria-label')}을 지정하세요.`,
  neverCalled: (prop: string) =>
    `${code('textInputProps')}의 ${code(prop)} 함수는 호출되지 않습니다. 입력이 끝난 시점은 ${code('onEndEditing')}으로 확인하세요.`,
  webElement: (tag: string, instead: string) =>
    `${code(`<${tag}>`)} 요소는 React Native에 없어 앱에서 오류가 발생합니다. ${code(instead)}로 바꾸세요.`,
  bareText: (parent: string) =>
    `${code(parent)} 안에 글을 바로 두면 React Native에서 오류가 발생합니다. ${code('ZSText')}나 ${code('Text')}로 감싸세요.`,
  nestedList: (list: string, outer: string) =>
    outer === 'ZSContainer'
      ? `${code(list)}를 스크롤되는 ${code(outer)} 안에 두면 목록의 모든 줄이 한 번에 렌더링됩니다. ${code(outer)}에 ${code('scrollViewDisabled')}를 지정하세요.`
      : `${code(list)}를 스크롤되는 ${code(outer)} 안에 두면 목록의 모든 줄이 한 번에 렌더링됩니다. ${code(outer)} 대신 ${code(list)}의 ${code('ListHeaderComponent')}를 사용하세요.`,
  themeFactoryInRender: `컴포넌트 안에서 ${code('themeFactory')}를 호출하면 렌더링할 때마다 팔레트를 새로 만듭니다. 컴포넌트 밖에서 한 번만 호출하세요.`,
};
