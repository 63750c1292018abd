import { fireEvent, screen } from '@testing-library/react';
import axe from 'axe-core';
import { type ReactElement, useState } from 'react';
import { Text } from 'react-native';
import { describe, expect, test, vi } from 'vitest';
import table from '../a11y.json' with { type: 'json' };
import {
  ErrorComponent,
  PopOverButton,
  type RadioOption,
  ThrottleButton,
  ZSContainer,
  ZSPressable,
  ZSRadioGroup,
  ZSText,
  ZSTextField,
  ZSView,
} from '../src';
import type { OverlayFunctions } from '../src/overlay/types';
import { setRect } from './support/browser';
import { parentOf } from './support/look';
import { change, pass, show } from './support/render';

const opener = (
  <ZSPressable onPress={() => {}} testID="opener">
    <Text>여는 버튼</Text>
  </ZSPressable>
);

function entry(component: string) {
  const found = table.find((one) => one.component === component);
  if (found === undefined) {
    throw new Error(`a11y.json has no ${component}`);
  }
  return found;
}

const keysOf = (component: string) => entry(component).keys.map(({ key }) => key);
const pressEscape = () => change(() => void fireEvent.keyDown(document.body, { key: 'Escape' }));

/** Opens something from a focused button. */
async function openFrom(open: (overlay: OverlayFunctions) => void) {
  const view = await show(opener);
  change(() => screen.getByTestId('opener').focus());
  change(() => open(view.overlay));
  return view;
}

/** Browsers press a real button by Enter and Space themselves. */
function expectRealButton(button: HTMLElement) {
  expect(button.tagName).toBe('BUTTON');
  expect(button.tabIndex).toBe(0);
}

/** What axe finds wrong, by rule; colours are for a real browser. */
async function faults(): Promise<string[]> {
  vi.useRealTimers();
  const { violations } = await axe.run(document.body, {
    rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
  });
  return violations.map(({ id }) => id);
}

const proofs: Record<string, () => Promise<void>> = {
  Alert: async () => {
    await openFrom((overlay) => overlay.showAlert({ title: '지울까요?', informative: '본문' }));
    const dialog = screen.getByRole(entry('Alert').role, { name: '지울까요?' });
    expect(dialog.getAttribute('aria-modal')).toBe('true');
    expectRealButton(screen.getByRole('button', { name: '확인' }));
    expect(document.activeElement?.textContent).toBe('확인');
    pressEscape();
    await pass(100);
    expect(dialog.isConnected).toBe(false);
    expect(document.activeElement).toBe(screen.getByTestId('opener'));
    expect(keysOf('Alert')).toEqual(['Enter, Space', 'Escape']);
  },
  BottomSheet: async () => {
    await openFrom((overlay) => overlay.showBottomSheet({ component: <Text>내용</Text> }));
    const dialog = screen.getByRole(entry('BottomSheet').role, { name: '바텀시트' });
    expectRealButton(screen.getByRole('button', { name: '닫기' }));
    expect(screen.getByTestId('opener').closest('[inert]')).not.toBeNull();
    expect(document.activeElement).toBe(dialog);
    pressEscape();
    await pass(200);
    expect(dialog.isConnected).toBe(false);
    expect(keysOf('BottomSheet')).toEqual(['Enter, Space', 'Escape']);
  },
  Snackbar: async () => {
    await openFrom((overlay) => {
      overlay.showSnackBar({ message: '저장했습니다' });
      overlay.showSnackBar({ message: '끊겼습니다', type: 'error' });
    });
    expect(screen.getByRole(entry('Snackbar').role).getAttribute('aria-live')).toBe('polite');
    expect(screen.getByRole('alert').textContent).toBe('끊겼습니다');
    expectRealButton(screen.getByRole('button', { name: '저장했습니다' }));
    expect(keysOf('Snackbar')).toEqual(['Enter, Space']);
  },
  Loader: async () => {
    await openFrom((overlay) => overlay.showLoader());
    expect(document.activeElement?.getAttribute('role')).toBe(entry('Loader').role);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('불러오는 중');
    expect(screen.getByTestId('opener').closest('[inert]')).not.toBeNull();
    pressEscape();
    await pass(1000);
    expect(screen.getByRole('progressbar')).toBeTruthy();
    expect(keysOf('Loader')).toEqual(['Escape']);
  },
  Modality: async () => {
    await openFrom((overlay) => overlay.showModality({ component: <Text>내용</Text> }));
    const dialog = screen.getByRole(entry('Modality').role, { name: '모달 화면' });
    expect(document.activeElement).toBe(dialog);
    expect(screen.getByTestId('opener').closest('[inert]')).not.toBeNull();
    pressEscape();
    await pass(500);
    expect(dialog.isConnected).toBe(false);
    expect(document.activeElement).toBe(screen.getByTestId('opener'));
    expect(keysOf('Modality')).toEqual(['Escape']);
  },
  PopOver: async () => {
    await openFrom((overlay) =>
      overlay.showPopOverMenu({ px: 9, py: 9, component: <Text>메뉴</Text> }),
    );
    const dialog = screen.getByRole(entry('PopOver').role, { name: '팝오버 메뉴' });
    expect(screen.getByRole('button', { name: '닫기' })).toBeTruthy();
    pressEscape();
    await pass(300);
    expect(dialog.isConnected).toBe(false);
    expect(keysOf('PopOver')).toEqual(['Escape']);
  },
  PopOverButton: async () => {
    await show(
      <PopOverButton width={44} height={44} aria-label="더 보기" popOverMenuComponent={null} />,
    );
    const button = screen.getByRole(entry('PopOverButton').role, { name: '더 보기' });
    expectRealButton(button);
    expect(button.getAttribute('aria-haspopup')).toBe('dialog');
    fireEvent.click(button);
    await pass(10);
    expect(screen.getByRole('dialog')).toBeTruthy();
  },
  ZSPressable: async () => {
    const onPress = vi.fn();
    await show(
      <ZSPressable onPress={onPress}>
        <Text>누르기</Text>
      </ZSPressable>,
    );
    expectRealButton(screen.getByRole(entry('ZSPressable').role, { name: '누르기' }));
    fireEvent.click(screen.getByRole('button', { name: '누르기' }));
    expect(onPress).toHaveBeenCalledOnce();
  },
  ThrottleButton: async () => {
    const send = vi.fn(() => new Promise<void>((done) => setTimeout(done, 100)));
    await show(
      <ThrottleButton primaryOnPress={send} primaryLabelComponent={<Text>보내기</Text>} />,
    );
    const button = screen.getByRole(entry('ThrottleButton').role, { name: '보내기' });
    expectRealButton(button);
    change(() => void fireEvent.click(button));
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('progressbar', { name: '처리하는 중' })).toBeTruthy();
    await pass(400);
    change(() => void fireEvent.click(button));
    expect(send).toHaveBeenCalledOnce();
  },
  ZSTextField: async () => {
    const { redraw } = await show(<ZSTextField label="이름" value="홍" />);
    const field = screen.getByRole(entry('ZSTextField').role, { name: '이름' });
    expect(field.tabIndex).toBe(0);
    change(() => field.focus());
    expect(screen.getByRole('button', { name: '지우기' }).tabIndex).toBe(-1);
    redraw(<ZSTextField label="이름" value="홍" status="error" errorMessage="너무 짧습니다" />);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const description = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('너무 짧습니다');
    expect(keysOf('ZSTextField')).toEqual(['Tab']);
  },
  ErrorComponent: async () => {
    await show(<ErrorComponent errorMessage="다시 적습니다" errorColor="#EB003B" />);
    const alert = screen.getByRole(entry('ErrorComponent').role);
    expect(alert.textContent).toBe('다시 적습니다');
    expect(alert.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  },
  ZSRadioGroup: async () => {
    const options = ['사과', '배', '감'].map((value) => ({ value, index: value }));
    function Fruit() {
      const [value, setValue] = useState<RadioOption | undefined>(options[0]);
      return <ZSRadioGroup options={options} value={value} onSelect={setValue} />;
    }
    await show(<Fruit />);
    expect(screen.getByRole(entry('ZSRadioGroup').role)).toBeTruthy();
    const press = (key: string) =>
      change(() => void fireEvent.keyDown(document.activeElement as Element, { key }));
    change(() => screen.getByRole('radio', { name: '사과' }).focus());
    for (const [key, expected] of [
      ['ArrowDown', '배'],
      ['ArrowRight', '감'],
      ['ArrowDown', '사과'],
      ['ArrowUp', '감'],
      ['ArrowLeft', '배'],
    ] as const) {
      press(key);
      const checked = screen.getByRole('radio', { checked: true });
      expect(checked.getAttribute('aria-label')).toBe(expected);
      expect(document.activeElement).toBe(checked);
    }
    change(() => screen.getByRole('radio', { name: '사과' }).focus());
    press(' ');
    expect(screen.getByRole('radio', { checked: true }).getAttribute('aria-label')).toBe('사과');
    expect(screen.getAllByRole('radio').filter((one) => one.tabIndex === 0)).toHaveLength(1);
    const keys = 'ArrowDown, ArrowRight|ArrowUp, ArrowLeft|Space|Tab';
    expect(keysOf('ZSRadioGroup').join('|')).toBe(keys);
  },
  ZSText: async () => {
    await show(
      <>
        <ZSText>글</ZSText>
        <ZSText role="heading">제목</ZSText>
      </>,
    );
    expect(screen.getByText('글').hasAttribute('role')).toBe(false);
    expect(screen.getByRole('heading', { name: '제목' })).toBeTruthy();
  },
  ZSView: async () => {
    await show(
      <ZSView testID="view" aria-label="카드" role="group">
        <Text>글</Text>
      </ZSView>,
    );
    expect(screen.getByRole('group', { name: '카드' })).toBe(screen.getByTestId('view'));
  },
  ZSContainer: async () => {
    await show(
      <ZSContainer
        testID="screen"
        topComponent={<Text>위</Text>}
        bottomComponent={<Text>아래</Text>}
      >
        <Text>내용</Text>
      </ZSContainer>,
    );
    expect(screen.getByTestId('screen').textContent).toBe('위내용아래');
    expect(screen.getByTestId('screen').hasAttribute('role')).toBe(false);
    const scroller = parentOf(screen.getByText('내용'), 3);
    change(() => {
      setRect(scroller, { width: 390, height: 600 });
      setRect(scroller.firstElementChild as Element, { width: 390, height: 2000 });
    });
    await pass(10);
    expect(scroller.tabIndex).toBe(0);
  },
};

describe('the accessibility table', () => {
  test('has one entry for each component it can prove, and no other', () => {
    expect(table.map(({ component }) => component)).toEqual(Object.keys(proofs));
    for (const { component, provenBy, says } of table) {
      expect(provenBy).toBe(`${component}: 역할, 이름, 키`);
      expect(says).not.toBe('');
    }
  });

  test.each(Object.keys(proofs))('%s: 역할, 이름, 키', async (component) => {
    await proofs[component]?.();
  });
});

describe('axe finds nothing in', () => {
  const screens: Record<string, [ReactElement, ((overlay: OverlayFunctions) => void)?]> = {
    alert: [opener, (overlay) => overlay.showAlert({ title: '제목', informative: '본문' })],
    'bottom sheet': [
      opener,
      (overlay) => overlay.showBottomSheet({ component: <Text>내용</Text> }),
    ],
    snackbars: [opener, (overlay) => overlay.showSnackBar({ message: '저장했습니다' })],
    loader: [opener, (overlay) => overlay.showLoader()],
    modality: [opener, (overlay) => overlay.showModality({ component: <Text>내용</Text> })],
    'pop-over': [
      opener,
      (overlay) => overlay.showPopOverMenu({ px: 9, py: 9, component: <Text>메뉴</Text> }),
    ],
    'text field': [
      <ZSTextField key="1" label="이름" value="홍" status="error" errorMessage="짧습니다" />,
    ],
    radio: [
      <ZSRadioGroup
        key="1"
        options={[{ value: '사과', index: 'a' }]}
        onSelect={() => {}}
        containerStyle={{ 'aria-label': '과일' }}
      />,
    ],
  };

  test.each(Object.keys(screens))('%s', async (name) => {
    const [screenElement, open] = screens[name] ?? [opener];
    const { overlay } = await show(screenElement);
    change(() => open?.(overlay));
    await pass(1000);
    expect(await faults()).toEqual([]);
  });
});
