import { fireEvent, screen } from '@testing-library/react';
import { Text } from 'react-native';
import { expect, vi } from 'vitest';
import {
  ErrorComponent,
  ThrottleButton,
  ZSContainer,
  ZSPressable,
  ZSRadioGroup,
  ZSText,
  ZSTextField,
  ZSView,
} from '../../src';
import { actSync, advanceTime, renderInApp } from '../support/renderInApp';
import { pressableOf } from '../support/styles';
import type { Claims } from './claims';
import { expectNoRole, pressEnter, readTexts } from './screenReader';

const text: Claims = {
  component: 'ZSText',
  role: '없음',
  says: [
    {
      text: '글을 그대로 읽습니다.',
      async prove() {
        await renderInApp(<ZSText>글</ZSText>);
        expect(screen.getByText('글').hasAttribute('aria-label')).toBe(false);
        expectNoRole();
      },
    },
    {
      text: '제목으로 읽게 하려면 role을 지정하세요.',
      async prove() {
        await renderInApp(<ZSText role="heading">제목</ZSText>);
        expect(screen.getByRole('heading', { name: '제목' })).toBeTruthy();
      },
    },
  ],
  keys: [],
};

const view: Claims = {
  component: 'ZSView',
  role: '없음',
  says: [
    {
      text: '안에 있는 내용을 읽습니다.',
      async prove() {
        await renderInApp(
          <ZSView>
            <Text>글</Text>
          </ZSView>,
        );
        expect(readTexts()).toEqual(['글']);
        expectNoRole();
      },
    },
    {
      text: '지정한 접근성 속성은 그대로 전달됩니다.',
      async prove() {
        await renderInApp(
          <ZSView aria-label="카드" role="group">
            <Text>글</Text>
          </ZSView>,
        );
        expect(screen.getByRole('group', { name: '카드' })).toBeTruthy();
      },
    },
  ],
  keys: [],
};

const container: Claims = {
  component: 'ZSContainer',
  role: '없음',
  says: [
    {
      text: '위, 내용, 아래 순으로 읽습니다.',
      async prove() {
        await renderInApp(
          <ZSContainer
            aria-label="화면"
            topComponent={<Text>위</Text>}
            bottomComponent={<Text>아래</Text>}
          >
            <Text>내용</Text>
          </ZSContainer>,
        );
        expect(readTexts()).toEqual(['위', '내용', '아래']);
        expect(screen.queryByLabelText('화면')).toBeNull();
        expectNoRole();
      },
    },
  ],
  keys: [],
};

const pressable: Claims = {
  component: 'ZSPressable',
  role: '없음',
  says: [
    {
      text: '안에 있는 글을 읽습니다.',
      async prove() {
        await renderInApp(
          <ZSPressable onPress={() => {}} role="button" aria-label="이름">
            <Text>누르기</Text>
          </ZSPressable>,
        );
        expect(pressableOf(screen.getByText('누르기')).textContent).toBe('누르기');
        expect(screen.queryByLabelText('이름')).toBeNull();
        expectNoRole();
      },
    },
  ],
  keys: [
    {
      key: 'Enter',
      does: 'onPress를 호출합니다.',
      async prove() {
        const onPress = vi.fn();
        await renderInApp(
          <ZSPressable onPress={onPress}>
            <Text>누르기</Text>
          </ZSPressable>,
        );
        pressEnter(pressableOf(screen.getByText('누르기')));
        expect(onPress).toHaveBeenCalledOnce();
      },
    },
  ],
};

/** Time (ms) for which the button stays busy after its task. */
const COOLDOWN_MS = 2000;

/** Renders a button whose task takes 100 ms, and presses it. */
async function send() {
  const work = vi.fn(() => new Promise<void>((done) => setTimeout(done, 100)));
  await renderInApp(
    <ThrottleButton
      testID="send"
      primaryOnPress={work}
      primaryLabelComponent={<Text>보내기</Text>}
    />,
  );
  const button = screen.getByTestId('send');
  pressEnter(button);
  return { work, button };
}

const throttleButton: Claims = {
  component: 'ThrottleButton',
  role: '없음',
  says: [
    {
      text: '작업하는 동안은 글 대신 이름 없는 표시가 나타나고, 비활성화 상태를 알립니다.',
      async prove() {
        const { button } = await send();
        expect(readTexts()).toEqual([]);
        expect(screen.getByRole('progressbar').hasAttribute('aria-label')).toBe(false);
        expect(button.getAttribute('aria-disabled')).toBe('true');
        await advanceTime(100 + COOLDOWN_MS);
        expect(button.hasAttribute('aria-disabled')).toBe(false);
        expect(readTexts()).toEqual(['보내기']);
      },
    },
  ],
  keys: [
    {
      key: 'Enter',
      does: '작업을 시작합니다. 작업하는 동안은 아무 일도 하지 않습니다.',
      async prove() {
        const { work, button } = await send();
        await advanceTime(400);
        actSync(() => void fireEvent.click(button));
        expect(work).toHaveBeenCalledOnce();
      },
    },
  ],
};

const wrong = <ZSTextField label="이름" value="홍" status="error" errorMessage="너무 짧습니다" />;

const textField: Claims = {
  component: 'ZSTextField',
  role: 'textbox',
  says: [
    {
      text: '입력창을 이름 없이 읽습니다.',
      async prove() {
        await renderInApp(wrong);
        const { attributes } = screen.getByRole('textbox');
        expect([...attributes].filter(({ name }) => name.startsWith('aria-'))).toEqual([]);
      },
    },
    {
      text: 'label과 오류 메시지는 입력창 다음에 따로 읽습니다.',
      async prove() {
        await renderInApp(wrong);
        expect(readTexts()).toContain('이름');
        expect(readTexts().at(-1)).toBe('너무 짧습니다');
      },
    },
  ],
  keys: [],
};

const errorComponent: Claims = {
  component: 'ErrorComponent',
  role: '없음',
  says: [
    {
      text: '오류 메시지를 글로 읽습니다. 나타날 때 자동으로 읽지는 않습니다.',
      async prove() {
        await renderInApp(<ErrorComponent errorMessage="다시 적습니다" errorColor="#EB003B" />);
        expect(readTexts()).toEqual(['다시 적습니다']);
        expectNoRole();
      },
    },
  ],
  keys: [],
};

const options = ['배', '감'].map((value) => ({ value, index: value }));
const onSelect = vi.fn();

const radioGroup: Claims = {
  component: 'ZSRadioGroup',
  role: '없음',
  says: [
    {
      text: '선택하지 않은 선택지는 글과 ‘선택’을, 선택한 선택지는 글만 읽습니다.',
      async prove() {
        await renderInApp(
          <ZSRadioGroup options={options} value={options[0]} onSelect={onSelect} />,
        );
        expect(pressableOf(screen.getByText('배')).textContent).toBe('배');
        expect(pressableOf(screen.getByText('감')).textContent).toBe('감선택');
        expectNoRole();
      },
    },
  ],
  keys: [
    {
      key: 'Tab',
      does: '선택지마다 멈춥니다.',
      async prove() {
        await renderInApp(<ZSRadioGroup options={options} onSelect={onSelect} />);
        expect(document.querySelectorAll('[tabindex="0"]')).toHaveLength(2);
      },
    },
    {
      key: 'Enter',
      does: '포커스가 있는 선택지를 고릅니다.',
      async prove() {
        onSelect.mockClear();
        await renderInApp(<ZSRadioGroup options={options} onSelect={onSelect} />);
        pressEnter(pressableOf(screen.getByText('감')));
        expect(onSelect).toHaveBeenCalledExactlyOnceWith(options[1]);
      },
    },
  ],
};

export const componentClaims = [
  text,
  view,
  container,
  pressable,
  throttleButton,
  textField,
  errorComponent,
  radioGroup,
];
