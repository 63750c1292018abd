import type { ReactElement } from 'react';
import {
  PopOverButton,
  ZSBlockButton,
  ZSPressable,
  ZSRadioGroup,
  ZSSwitch,
  ZSText,
  ZSTextField,
} from '../../src';
import { advanceTime, openOn, renderApp } from './renderApp';

const noop = () => undefined;

const options = ['배', '감'].map((value) => ({ value, index: value }));

const elements: Record<string, ReactElement> = {
  PopOverButton: (
    <PopOverButton width={44} height={44} aria-label="더 보기" popOverMenuComponent={null} />
  ),
  ZSPressable: (
    <>
      <ZSPressable onPress={noop}>
        <ZSText>누르기</ZSText>
      </ZSPressable>
      <ZSPressable onPress={noop} aria-label="지우기">
        <ZSText>x</ZSText>
      </ZSPressable>
    </>
  ),
  ZSBlockButton: <ZSBlockButton title="저장" typo="label.2" onPress={noop} />,
  ZSSwitch: (
    <>
      <ZSSwitch isActive onToggle={noop} />
      <ZSSwitch isActive onToggle={noop} role="switch" aria-checked aria-label="알림" />
    </>
  ),
  ZSTextField: (
    <ZSTextField
      label="이름"
      value="홍"
      onChangeText={noop}
      status="error"
      errorMessage="너무 짧습니다"
    />
  ),
  ZSRadioGroup: <ZSRadioGroup options={options} value={options[0]} onSelect={noop} />,
};

const content = <ZSText>내용</ZSText>;

const overlays: Record<string, Parameters<typeof openOn>[1]> = {
  Alert: (overlay) => overlay.showAlert({ title: '지울까요?', informative: '본문' }),
  BottomSheet: (overlay) => overlay.showBottomSheet({ component: content }),
  Snackbar: (overlay) => overlay.showSnackBar({ message: '저장했습니다' }),
  Loader: (overlay) => overlay.showLoader(),
  Modality: (overlay) => overlay.showModality({ component: content }),
  PopOver: (overlay) => overlay.showPopOverMenu({ px: 9, py: 9, component: content }),
};

/** Text of the screen behind an overlay. */
export const BEHIND = '뒤';

/** Renders a component of the accessibility table; an overlay opens above a screen. */
export async function renderComponent(component: string): Promise<void> {
  const open = overlays[component];
  if (open) {
    await openOn(component === 'Snackbar' ? null : <ZSText>{BEHIND}</ZSText>, open);
  } else {
    await renderApp(elements[component] ?? content);
    await advanceTime();
  }
}
