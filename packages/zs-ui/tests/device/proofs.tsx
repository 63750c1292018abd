import { expect, jest } from '@jest/globals';
import { screen, userEvent } from '@testing-library/react-native';
import { AccessibilityInfo } from 'react-native';
import { ZSContainer, ZSPressable, ZSRadioGroup, ZSText } from '../../src';
import { readTree } from './readTree';
import { advanceTime, renderApp } from './renderApp';
import { BEHIND, renderComponent } from './renderComponent';

type Proofs = Record<string, Record<string, () => Promise<void>>>;

const isHiddenBehind = (component: string) => async () => {
  await renderComponent(component);
  expect(screen.getByText(BEHIND, { includeHiddenElements: true })).toBeTruthy();
  expect(screen.queryByText(BEHIND)).toBeNull();
};

/** Overlays have accessible children, so that their label is announced on opening instead. */
const isAnnounced = (component: string, label: string) => async () => {
  const announce = jest.spyOn(AccessibilityInfo, 'announceForAccessibilityWithOptions');
  announce.mockClear();
  await renderComponent(component);
  expect(screen.getAllByLabelText(label).length).toBeGreaterThan(0);
  expect(announce.mock.calls).toEqual([[label, { queue: true }]]);
};

const hasButton = (component: string, name: string) => async () => {
  await renderComponent(component);
  expect(screen.getByRole('button', { name })).toBeTruthy();
};

/** Presses the button whose task is longer than the test. */
async function send(): Promise<void> {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.press(screen.getByRole('button', { name: '보내기' }));
}

const wordsOfTree = () => readTree(screen.toJSON()).map(({ words }) => words);

const controls: Proofs = {
  ZSPressable: {
    '안에 있는 글이나 지정한 이름을 버튼으로 읽습니다.': async () => {
      await renderComponent('ZSPressable');
      expect(screen.getByRole('button', { name: '누르기' })).toBeTruthy();
      expect(screen.getByRole('button', { name: '지우기' })).toBeTruthy();
    },
    'onPress가 없으면 버튼이 아닙니다.': async () => {
      await renderApp(
        <ZSPressable>
          <ZSText>글</ZSText>
        </ZSPressable>,
      );
      await advanceTime();
      expect(screen.getByText('글')).toBeTruthy();
      expect(screen.queryByRole('button')).toBeNull();
    },
  },
  ThrottleButton: {
    '작업 중에는 바쁨(busy) 상태를 알립니다.': async () => {
      await renderComponent('ThrottleButton');
      expect(screen.queryByRole('button', { busy: true })).toBeNull();
      await send();
      expect(screen.getByRole('button', { busy: true })).toBeTruthy();
    },
    '작업 중에는 ‘처리하는 중’으로 읽습니다.': async () => {
      await renderComponent('ThrottleButton');
      expect(wordsOfTree()).toEqual(['보내기, 버튼']);
      await send();
      expect(wordsOfTree()).toEqual(['처리하는 중, 버튼, 바쁨']);
    },
  },
  ZSTextField: {
    'label을 이름으로 읽습니다.': async () => {
      await renderComponent('ZSTextField');
      expect(screen.getByLabelText('이름').props.value).toBe('홍');
    },
    '오류면 오류 메시지를 설명으로 읽습니다.': async () => {
      await renderComponent('ZSTextField');
      expect(screen.getByLabelText('이름').props.accessibilityHint).toBe('너무 짧습니다');
    },
  },
  ZSRadioGroup: {
    '선택지를 라디오 버튼으로 읽고, 선택 상태와 비활성화 상태를 알립니다.': async () => {
      await renderComponent('ZSRadioGroup');
      expect(screen.getByRole('radio', { name: '배', checked: true })).toBeTruthy();
      expect(screen.getByRole('radio', { name: '감', checked: false })).toBeTruthy();
      await renderApp(
        <ZSRadioGroup
          options={[{ value: '귤', index: '귤' }]}
          disabled
          onSelect={() => undefined}
        />,
      );
      expect(screen.getByRole('radio', { name: '귤', disabled: true })).toBeTruthy();
    },
  },
};

/** Test of each sentence in tree.json. */
export const proofs: Proofs = {
  ...controls,
  BottomSheet: {
    '‘바텀시트’로 알립니다.': isAnnounced('BottomSheet', '바텀시트'),
    '핸들은 ‘닫기’ 버튼으로 읽습니다.': hasButton('BottomSheet', '닫기'),
    '뒤쪽 화면은 읽지 않습니다.': isHiddenBehind('BottomSheet'),
  },
  Loader: {
    '‘불러오는 중’으로 알립니다.': isAnnounced('Loader', '불러오는 중'),
    '뒤쪽 화면은 읽지 않습니다.': isHiddenBehind('Loader'),
  },
  Modality: {
    '‘모달 화면’으로 알립니다.': isAnnounced('Modality', '모달 화면'),
    '뒤쪽 화면은 읽지 않습니다.': isHiddenBehind('Modality'),
  },
  PopOver: {
    '‘팝오버 메뉴’로 알립니다.': isAnnounced('PopOver', '팝오버 메뉴'),
    '배경은 ‘닫기’ 버튼으로 읽습니다.': hasButton('PopOver', '닫기'),
  },
  PopOverButton: { '지정한 이름을 버튼으로 읽습니다.': hasButton('PopOverButton', '더 보기') },
  ZSText: {
    '글을 그대로 읽습니다.': async () => {
      await renderApp(<ZSText testID="text">글</ZSText>);
      const { role, accessibilityLabel } = screen.getByTestId('text').props;
      expect([role, accessibilityLabel]).toEqual([undefined, undefined]);
      expect(screen.getByText('글')).toBe(screen.getByTestId('text'));
    },
    '제목으로 읽게 하려면 role을 지정하세요.': async () => {
      await renderApp(<ZSText role="heading">설정</ZSText>);
      expect(screen.getByRole('heading', { name: '설정' })).toBeTruthy();
    },
  },
  ZSContainer: {
    '위, 내용, 아래 순으로 읽습니다.': async () => {
      await renderApp(
        <ZSContainer topComponent={<ZSText>위</ZSText>} bottomComponent={<ZSText>아래</ZSText>}>
          <ZSText>내용</ZSText>
        </ZSContainer>,
      );
      const texts = screen.getAllByText(/./).map(({ children }) => children.join(''));
      expect(texts).toEqual(['위', '내용', '아래']);
    },
  },
};
