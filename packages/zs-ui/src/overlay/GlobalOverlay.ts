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
      'Overlay functions are not available: OverlayProvider가 아직 화면에 없습니다. 앱을 OverlayProvider로 감쌌는지, 첫 화면이 그려진 뒤에 불렀는지 확인합니다.',
    );
  }
  return functions;
}

/**
 * 컴포넌트 밖에서 쓰는 오버레이 함수 모음입니다. API 클라이언트나 서비스에서 부릅니다.
 * `OverlayProvider`가 화면에 오르기 전에 부르면 오류를 던집니다. 여럿이면 마지막에 오른 것을 씁니다.
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
