import type { OverlayFunctions } from './types';

const providers: OverlayFunctions[] = [];

/** Registers the functions of a provider; the last registered ones are used. Returns a function that unregisters them. */
export function registerGlobalOverlay(functions: OverlayFunctions): () => void {
  providers.push(functions);
  return () => {
    providers.splice(providers.lastIndexOf(functions), 1);
  };
}

function current(): OverlayFunctions {
  const functions = providers.at(-1);
  if (functions === undefined) {
    throw new Error(
      'Overlay functions are not available: OverlayProvider가 아직 마운트되지 않았습니다. 앱을 OverlayProvider로 감쌌는지, 마운트된 뒤에 호출했는지 확인하세요.',
    );
  }
  return functions;
}

/**
 * 컴포넌트 밖에서 사용하는 오버레이 함수 모음입니다. API 클라이언트처럼 React 밖의 코드에서 호출합니다.
 * `OverlayProvider`가 마운트되기 전에 호출하면 오류가 발생합니다. 여러 개면 마지막에 마운트된 것을 사용합니다.
 */
export const GlobalOverlay: OverlayFunctions = {
  showAlert: (props) => current().showAlert(props),
  showSnackBar: (props) => current().showSnackBar(props),
  showBottomSheet: (props) => current().showBottomSheet(props),
  showPopOverMenu: (props) => current().showPopOverMenu(props),
  showModality: (props) => current().showModality(props),
  showLoader: () => current().showLoader(),
  hideOverlay: (option) => current().hideOverlay(option),
};
