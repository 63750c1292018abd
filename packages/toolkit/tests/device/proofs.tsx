import { expect, jest } from '@jest/globals';
import { screen } from '@testing-library/react-native';
import { AccessibilityInfo } from 'react-native';
import { ZSContainer, ZSText } from '../../src';
import { renderApp } from './renderApp';
import { BEHIND, renderComponent } from './renderComponent';

type Proofs = Record<string, Record<string, () => Promise<void>>>;

const isReadBehind = (component: string) => async () => {
  await renderComponent(component);
  expect(screen.getByText(BEHIND)).toBeTruthy();
};

/** Texts in the order in which they are read. */
const texts = () => screen.getAllByText(/./).map(({ children }) => children.join(''));

const reads = (component: string, expected: readonly string[]) => async () => {
  await renderComponent(component);
  expect(texts()).toEqual(expected);
};

const isSilent = (component: string, text: string) => async () => {
  const announce = jest.spyOn(AccessibilityInfo, 'announceForAccessibility');
  announce.mockClear();
  await renderComponent(component);
  expect(screen.getByText(text)).toBeTruthy();
  expect(announce).not.toHaveBeenCalled();
  expect(JSON.stringify(screen.toJSON())).not.toMatch(/LiveRegion|aria-live/);
};

const overlay = (component: string) => ({
  '내용만 읽습니다.': reads(component, [BEHIND, '내용']),
  '뒤쪽 화면도 계속 읽습니다.': isReadBehind(component),
});

/** Test of each sentence in tree.json. */
export const proofs: Proofs = {
  Alert: {
    '제목, 본문, 버튼의 글을 차례로 읽습니다.': reads('Alert', [
      BEHIND,
      '지울까요?',
      '본문',
      '확인',
    ]),
    '뒤쪽 화면도 계속 읽습니다.': isReadBehind('Alert'),
  },
  BottomSheet: overlay('BottomSheet'),
  Modality: overlay('Modality'),
  PopOver: overlay('PopOver'),
  Snackbar: {
    '글을 읽습니다. 나타날 때 자동으로 읽지는 않습니다.': isSilent('Snackbar', '저장했습니다'),
  },
  Loader: {
    '읽을 글이 없습니다.': reads('Loader', [BEHIND]),
    '뒤쪽 화면도 계속 읽습니다.': isReadBehind('Loader'),
  },
  ZSTextField: {
    '입력창을 이름 없이 읽습니다.': async () => {
      await renderComponent('ZSTextField');
      const { props } = screen.getByDisplayValue('홍');
      expect([props.accessibilityLabel, props['aria-label']]).toEqual([undefined, undefined]);
    },
  },
  ErrorComponent: {
    '오류 메시지를 글로 읽습니다. 나타날 때 자동으로 읽지는 않습니다.': isSilent(
      'ZSTextField',
      '너무 짧습니다',
    ),
  },
  ZSRadioGroup: {
    '선택하지 않은 선택지는 글과 ‘선택’을, 선택한 선택지는 글만 읽습니다.': reads('ZSRadioGroup', [
      '배',
      '감',
      '선택',
    ]),
  },
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
      expect(texts()).toEqual(['위', '내용', '아래']);
    },
  },
};
