import type { OverlayFunctions } from './types';

let functions: OverlayFunctions | null = null;

/** Sets the functions of the provider on the screen; null when it goes. */
export function setGlobalOverlay(next: OverlayFunctions | null): void {
  functions = next;
}

function current(): OverlayFunctions {
  if (functions === null) {
    throw new Error(
      'Overlay functions are not available. Please make sure OverlayProvider is properly set up in your app root.',
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
