import { screen } from '@testing-library/react';
import { Text } from 'react-native';
import { expect } from 'vitest';
import { PopOverButton } from '../../src';
import { advanceTime, renderInApp } from '../support/renderInApp';
import { pressableOf } from '../support/styles';
import type { Claim, Claims } from './claims';
import {
  BEHIND,
  expectNoRole,
  expectReadBehind,
  openOver,
  pressEnter,
  readTexts,
} from './screenReader';

const content = <Text>내용</Text>;
const openAlert = () =>
  openOver((overlay) => overlay.showAlert({ title: '지울까요?', informative: '본문' }));
const openSheet = () => openOver((overlay) => overlay.showBottomSheet({ component: content }));
const openModality = () => openOver((overlay) => overlay.showModality({ component: content }));
const openMenu = () =>
  openOver((overlay) => overlay.showPopOverMenu({ px: 9, py: 9, component: content }));

/** What is true of each overlay that covers the screen. */
const readsBehind = (open: () => Promise<unknown>): Claim => ({
  text: '뒤쪽 화면도 계속 읽습니다.',
  async prove() {
    await open();
    expectReadBehind();
    expect(document.activeElement).toBe(document.body);
  },
});

const readsContent = (open: () => Promise<unknown>): Claim => ({
  text: '내용만 읽습니다.',
  async prove() {
    await open();
    expect(readTexts()).toEqual([BEHIND, '내용']);
    expectNoRole();
  },
});

const alert: Claims = {
  component: 'Alert',
  role: '없음',
  says: [
    {
      text: '제목, 본문, 버튼의 글을 차례로 읽습니다.',
      async prove() {
        await openAlert();
        expect(readTexts()).toEqual([BEHIND, '지울까요?', '본문', '확인']);
        expectNoRole();
      },
    },
    readsBehind(openAlert),
  ],
  keys: [
    {
      key: 'Enter',
      does: '포커스가 있는 버튼을 누릅니다.',
      async prove() {
        await openAlert();
        pressEnter(pressableOf(screen.getByText('확인')));
        await advanceTime(100);
        expect(screen.queryByText('확인')).toBeNull();
      },
    },
  ],
};

const bottomSheet: Claims = {
  component: 'BottomSheet',
  role: '없음',
  says: [readsContent(openSheet), readsBehind(openSheet)],
  keys: [],
};

const modality: Claims = {
  component: 'Modality',
  role: '없음',
  says: [readsContent(openModality), readsBehind(openModality)],
  keys: [],
};

const popOver: Claims = {
  component: 'PopOver',
  role: '없음',
  says: [readsContent(openMenu), readsBehind(openMenu)],
  keys: [],
};

const snackbar: Claims = {
  component: 'Snackbar',
  role: '없음',
  says: [
    {
      text: '글을 읽습니다. 나타날 때 자동으로 읽지는 않습니다.',
      async prove() {
        await openOver((overlay) => overlay.showSnackBar({ message: '저장했습니다' }));
        expect(readTexts()).toEqual([BEHIND, '저장했습니다']);
        expectNoRole();
      },
    },
  ],
  keys: [
    {
      key: 'Enter',
      does: '포커스가 있는 스낵바를 닫습니다.',
      async prove() {
        await openOver((overlay) => overlay.showSnackBar({ message: '저장했습니다' }));
        pressEnter(pressableOf(screen.getByText('저장했습니다')));
        await advanceTime(1000);
        expect(screen.queryByText('저장했습니다')).toBeNull();
      },
    },
  ],
};

const openLoader = () => openOver((overlay) => overlay.showLoader());

const loader: Claims = {
  component: 'Loader',
  role: '없음',
  says: [
    {
      text: '읽을 글이 없습니다.',
      async prove() {
        await openLoader();
        expect(readTexts()).toEqual([BEHIND]);
        expect(screen.getByRole('progressbar').hasAttribute('aria-label')).toBe(false);
      },
    },
    readsBehind(openLoader),
  ],
  keys: [],
};

const menuButton = (
  <PopOverButton width={44} height={44} aria-label="더 보기" popOverMenuComponent={content} />
);

const popOverButton: Claims = {
  component: 'PopOverButton',
  role: '없음',
  says: [
    {
      text: '지정한 이름은 누르는 요소 안쪽의 View에 적용됩니다.',
      async prove() {
        await renderInApp(menuButton);
        const named = screen.getByLabelText('더 보기');
        expect(pressableOf(named)).not.toBe(named);
        expectNoRole();
      },
    },
  ],
  keys: [
    {
      key: 'Enter',
      does: '메뉴를 엽니다.',
      async prove() {
        await renderInApp(menuButton);
        pressEnter(pressableOf(screen.getByLabelText('더 보기')));
        await advanceTime(10);
        await advanceTime(200);
        expect(screen.getByText('내용')).toBeTruthy();
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
