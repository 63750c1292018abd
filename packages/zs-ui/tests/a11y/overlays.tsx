import { screen } from '@testing-library/react';
import { Text } from 'react-native';
import { expect } from 'vitest';
import { PopOverButton } from '../../src';
import { advanceTime, renderInApp } from '../support/renderInApp';
import type { Claims } from './claims';
import { expectFocusBack, expectHiddenBehind, openFrom, press, pressEscape } from './screenReader';

const content = <Text>내용</Text>;
const openAlert = () =>
  openFrom((overlay) => overlay.showAlert({ title: '지울까요?', informative: '본문' }));
const openSheet = () => openFrom((overlay) => overlay.showBottomSheet({ component: content }));
const openModality = () => openFrom((overlay) => overlay.showModality({ component: content }));
const openMenu = () =>
  openFrom((overlay) => overlay.showPopOverMenu({ px: 9, py: 9, component: content }));

const alert: Claims = {
  component: 'Alert',
  role: 'alertdialog',
  says: [
    {
      text: '제목을 이름으로 알립니다.',
      async prove() {
        await openAlert();
        const dialog = screen.getByRole('alertdialog', { name: '지울까요?' });
        expect(dialog.getAttribute('aria-modal')).toBe('true');
      },
    },
    {
      text: '제목이 없으면 본문이 이름입니다.',
      async prove() {
        await openFrom((overlay) => overlay.showAlert({ informative: '본문' }));
        expect(screen.getByRole('alertdialog', { name: '본문' })).toBeTruthy();
      },
    },
    {
      text: '포커스가 첫 버튼으로 이동했다가 닫히면 돌아옵니다.',
      async prove() {
        await openAlert();
        expect(document.activeElement).toBe(screen.getByRole('button', { name: '확인' }));
        pressEscape();
        await advanceTime(100);
        expectFocusBack();
      },
    },
  ],
  keys: [
    {
      key: 'Enter, Space',
      does: '포커스가 있는 버튼을 누릅니다.',
      async prove() {
        await openAlert();
        press(screen.getByRole('button', { name: '확인' }));
        await advanceTime(100);
        expect(screen.queryByRole('alertdialog')).toBeNull();
      },
    },
    {
      key: 'Escape',
      does: '알림창을 닫습니다.',
      async prove() {
        await openAlert();
        pressEscape();
        await advanceTime(100);
        expect(screen.queryByRole('alertdialog')).toBeNull();
      },
    },
  ],
};

const bottomSheet: Claims = {
  component: 'BottomSheet',
  role: 'dialog',
  says: [
    {
      text: '‘바텀시트’로 알립니다.',
      async prove() {
        await openSheet();
        const dialog = screen.getByRole('dialog', { name: '바텀시트' });
        expect(document.activeElement).toBe(dialog);
      },
    },
    {
      text: '핸들은 ‘닫기’ 버튼으로 읽습니다.',
      async prove() {
        await openSheet();
        expect(screen.getByRole('button', { name: '닫기' })).toBeTruthy();
      },
    },
    {
      text: '뒤쪽 화면은 읽지 않습니다.',
      async prove() {
        await openSheet();
        expectHiddenBehind();
      },
    },
  ],
  keys: [
    {
      key: 'Enter, Space',
      does: '핸들에 포커스가 있으면 시트를 닫습니다.',
      async prove() {
        await openSheet();
        press(screen.getByRole('button', { name: '닫기' }));
        await advanceTime(200);
        expect(screen.queryByRole('dialog')).toBeNull();
      },
    },
    {
      key: 'Escape',
      does: '시트를 닫습니다.',
      async prove() {
        await openSheet();
        pressEscape();
        await advanceTime(200);
        expect(screen.queryByRole('dialog')).toBeNull();
      },
    },
  ],
};

const snackbar: Claims = {
  component: 'Snackbar',
  role: 'status',
  says: [
    {
      text: '메시지가 나타나면 읽던 내용을 끊지 않고 읽습니다.',
      async prove() {
        await openFrom((overlay) => overlay.showSnackBar({ message: '저장했습니다' }));
        const status = screen.getByRole('status');
        expect(status.getAttribute('aria-live')).toBe('polite');
        expect(status.textContent).toBe('저장했습니다');
        expectFocusBack();
      },
    },
    {
      text: '오류는 바로 읽습니다.',
      async prove() {
        await openFrom((overlay) => overlay.showSnackBar({ message: '끊겼습니다', type: 'error' }));
        expect(screen.getByRole('alert').textContent).toBe('끊겼습니다');
      },
    },
  ],
  keys: [
    {
      key: 'Enter, Space',
      does: '포커스가 있는 스낵바를 닫습니다.',
      async prove() {
        await openFrom((overlay) => overlay.showSnackBar({ message: '저장했습니다' }));
        press(screen.getByRole('button', { name: '저장했습니다' }));
        await advanceTime(1000);
        expect(screen.queryByText('저장했습니다')).toBeNull();
      },
    },
  ],
};

const loader: Claims = {
  component: 'Loader',
  role: 'status',
  says: [
    {
      text: '‘불러오는 중’으로 알립니다.',
      async prove() {
        await openFrom((overlay) => overlay.showLoader());
        expect(document.activeElement).toBe(screen.getByRole('status', { name: '불러오는 중' }));
      },
    },
    {
      text: '뒤쪽 화면은 읽지 않습니다.',
      async prove() {
        await openFrom((overlay) => overlay.showLoader());
        expectHiddenBehind();
      },
    },
  ],
  keys: [
    {
      key: 'Escape',
      does: '동작하지 않습니다. 로더는 앱에서 닫습니다.',
      async prove() {
        await openFrom((overlay) => overlay.showLoader());
        pressEscape();
        await advanceTime(1000);
        expect(screen.getByRole('status', { name: '불러오는 중' })).toBeTruthy();
      },
    },
  ],
};

const modality: Claims = {
  component: 'Modality',
  role: 'dialog',
  says: [
    {
      text: '‘모달 화면’으로 알립니다.',
      async prove() {
        await openModality();
        expect(document.activeElement).toBe(screen.getByRole('dialog', { name: '모달 화면' }));
      },
    },
    {
      text: '뒤쪽 화면은 읽지 않습니다.',
      async prove() {
        await openModality();
        expectHiddenBehind();
      },
    },
    {
      text: '닫히면 포커스가 돌아옵니다.',
      async prove() {
        await openModality();
        pressEscape();
        await advanceTime(500);
        expectFocusBack();
      },
    },
  ],
  keys: [
    {
      key: 'Escape',
      does: '모달 화면을 닫습니다.',
      async prove() {
        await openModality();
        pressEscape();
        await advanceTime(500);
        expect(screen.queryByRole('dialog')).toBeNull();
      },
    },
  ],
};

const popOver: Claims = {
  component: 'PopOver',
  role: 'dialog',
  says: [
    {
      text: '‘팝오버 메뉴’로 알립니다.',
      async prove() {
        await openMenu();
        expect(screen.getByRole('dialog', { name: '팝오버 메뉴' })).toBeTruthy();
      },
    },
    {
      text: '배경은 ‘닫기’ 버튼으로 읽습니다.',
      async prove() {
        await openMenu();
        expect(screen.getByRole('button', { name: '닫기' })).toBeTruthy();
      },
    },
  ],
  keys: [
    {
      key: 'Escape',
      does: '메뉴를 닫습니다.',
      async prove() {
        await openMenu();
        pressEscape();
        await advanceTime(300);
        expect(screen.queryByRole('dialog')).toBeNull();
      },
    },
  ],
};

const menuButton = (
  <PopOverButton width={44} height={44} aria-label="더 보기" popOverMenuComponent={null} />
);

const popOverButton: Claims = {
  component: 'PopOverButton',
  role: 'button',
  says: [
    {
      text: '지정한 이름을 버튼으로 읽습니다.',
      async prove() {
        await renderInApp(menuButton);
        expect(screen.getByRole('button', { name: '더 보기' })).toBeTruthy();
      },
    },
    {
      text: '대화 상자를 여는 버튼이라고 알립니다.',
      async prove() {
        await renderInApp(menuButton);
        expect(screen.getByRole('button').getAttribute('aria-haspopup')).toBe('dialog');
      },
    },
  ],
  keys: [
    {
      key: 'Enter, Space',
      does: '메뉴를 엽니다.',
      async prove() {
        await renderInApp(menuButton);
        press(screen.getByRole('button', { name: '더 보기' }));
        await advanceTime(10);
        expect(screen.getByRole('dialog')).toBeTruthy();
      },
    },
  ],
};

export const overlayClaims = [
  alert,
  bottomSheet,
  snackbar,
  loader,
  modality,
  popOver,
  popOverButton,
];
