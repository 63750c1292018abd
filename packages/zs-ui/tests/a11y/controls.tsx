import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { Text } from 'react-native';
import { expect, vi } from 'vitest';
import {
  ErrorComponent,
  type RadioOption,
  ThrottleButton,
  ZSPressable,
  ZSRadioGroup,
  ZSTextField,
} from '../../src';
import { actSync, advanceTime, renderInApp } from '../support/renderInApp';
import type { Claims } from './claims';
import { press } from './screenReader';

const pressable: Claims = {
  component: 'ZSPressable',
  role: 'button',
  says: [
    {
      text: '안에 있는 글이나 지정한 이름을 버튼으로 읽습니다.',
      async prove() {
        await renderInApp(
          <>
            <ZSPressable onPress={() => {}}>
              <Text>누르기</Text>
            </ZSPressable>
            <ZSPressable onPress={() => {}} aria-label="지우기">
              <Text>x</Text>
            </ZSPressable>
          </>,
        );
        expect(screen.getByRole('button', { name: '누르기' })).toBeTruthy();
        expect(screen.getByRole('button', { name: '지우기' })).toBeTruthy();
      },
    },
    {
      text: 'onPress가 없으면 버튼이 아닙니다.',
      async prove() {
        await renderInApp(
          <ZSPressable>
            <Text>글</Text>
          </ZSPressable>,
        );
        expect(screen.getByText('글')).toBeTruthy();
        expect(screen.queryByRole('button')).toBeNull();
      },
    },
  ],
  keys: [
    {
      key: 'Enter, Space',
      does: 'onPress를 호출합니다.',
      async prove() {
        const onPress = vi.fn();
        await renderInApp(
          <ZSPressable onPress={onPress}>
            <Text>누르기</Text>
          </ZSPressable>,
        );
        press(screen.getByRole('button', { name: '누르기' }));
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
    <ThrottleButton primaryOnPress={work} primaryLabelComponent={<Text>보내기</Text>} />,
  );
  const button = screen.getByRole('button', { name: '보내기' });
  press(button);
  return { work, button };
}

const throttleButton: Claims = {
  component: 'ThrottleButton',
  role: 'button',
  says: [
    {
      text: '작업 중에는 바쁨(busy) 상태를 알립니다.',
      async prove() {
        const { button } = await send();
        expect(button.getAttribute('aria-busy')).toBe('true');
        await advanceTime(100 + COOLDOWN_MS);
        expect(button.getAttribute('aria-busy')).not.toBe('true');
      },
    },
    {
      text: '작업 중에는 ‘처리하는 중’으로 읽습니다.',
      async prove() {
        await send();
        expect(screen.getByRole('progressbar', { name: '처리하는 중' })).toBeTruthy();
      },
    },
  ],
  keys: [
    {
      key: 'Enter, Space',
      does: '작업을 시작합니다. 작업 중에는 동작하지 않습니다.',
      async prove() {
        const { work, button } = await send();
        actSync(() => void fireEvent.click(button));
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
      text: 'label을 이름으로 읽습니다.',
      async prove() {
        await renderInApp(<ZSTextField label="이름" value="홍" />);
        expect(screen.getByRole('textbox', { name: '이름' })).toBeTruthy();
      },
    },
    {
      text: '오류면 오류 메시지를 설명으로 읽습니다.',
      async prove() {
        await renderInApp(wrong);
        expect(screen.getByRole('textbox', { description: '너무 짧습니다' })).toBeTruthy();
      },
    },
    {
      text: '잘못된 입력이라고도 알립니다.',
      async prove() {
        const { redraw } = await renderInApp(<ZSTextField label="이름" value="홍" />);
        expect(screen.getByRole('textbox').getAttribute('aria-invalid')).not.toBe('true');
        redraw(wrong);
        expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
      },
    },
  ],
  keys: [
    {
      key: 'Tab',
      does: '입력창으로 이동합니다. 지우기 버튼에는 멈추지 않습니다.',
      async prove() {
        await renderInApp(<ZSTextField label="이름" value="홍" />);
        const field = screen.getByRole('textbox');
        expect(field.tabIndex).toBe(0);
        actSync(() => field.focus());
        expect(screen.getByRole('button', { name: '지우기' }).tabIndex).toBe(-1);
      },
    },
  ],
};

const error = <ErrorComponent errorMessage="다시 적습니다" errorColor="#EB003B" />;

const errorComponent: Claims = {
  component: 'ErrorComponent',
  role: 'alert',
  says: [
    {
      text: '나타나면 오류 메시지를 바로 읽습니다.',
      async prove() {
        await renderInApp(error);
        expect(screen.getByRole('alert').textContent).toBe('다시 적습니다');
      },
    },
    {
      text: '아이콘은 읽지 않습니다.',
      async prove() {
        await renderInApp(error);
        expect(screen.getByRole('alert').querySelector('svg')?.getAttribute('aria-hidden')).toBe(
          'true',
        );
      },
    },
  ],
  keys: [],
};

const options = ['사과', '배', '감'].map((value) => ({ value, index: value }));

function Fruit() {
  const [value, setValue] = useState<RadioOption | undefined>(options[0]);
  return <ZSRadioGroup options={options} value={value} onSelect={setValue} />;
}

const radio = (name: string) => screen.getByRole('radio', { name });
const pressKey = (key: string) =>
  actSync(() => void fireEvent.keyDown(document.activeElement as Element, { key }));

/** Presses keys one by one, starting at the first radio, and expects each to select an option. */
async function walk(steps: readonly (readonly [key: string, chosen: string])[]) {
  await renderInApp(<Fruit />);
  actSync(() => radio('사과').focus());
  for (const [key, chosen] of steps) {
    pressKey(key);
    expect(screen.getByRole('radio', { checked: true })).toBe(radio(chosen));
    expect(document.activeElement).toBe(radio(chosen));
  }
}

const radioGroup: Claims = {
  component: 'ZSRadioGroup',
  role: 'radiogroup',
  says: [
    {
      text: '선택지를 라디오 버튼으로 읽고, 선택 상태와 비활성화 상태를 알립니다.',
      async prove() {
        const { redraw } = await renderInApp(<Fruit />);
        expect(screen.getByRole('radiogroup').querySelectorAll('[role="radio"]')).toHaveLength(3);
        expect(screen.getByRole('radio', { checked: true })).toBe(radio('사과'));
        redraw(<ZSRadioGroup options={options} disabled onSelect={() => {}} />);
        expect(radio('배').getAttribute('aria-disabled')).toBe('true');
      },
    },
  ],
  keys: [
    {
      key: 'ArrowDown, ArrowRight',
      does: '다음 선택지를 선택합니다. 마지막에서는 처음으로 이동합니다.',
      prove: () =>
        walk([
          ['ArrowDown', '배'],
          ['ArrowRight', '감'],
          ['ArrowDown', '사과'],
        ]),
    },
    {
      key: 'ArrowUp, ArrowLeft',
      does: '이전 선택지를 선택합니다. 처음에서는 마지막으로 이동합니다.',
      prove: () =>
        walk([
          ['ArrowUp', '감'],
          ['ArrowLeft', '배'],
        ]),
    },
    {
      key: 'Space',
      does: '포커스가 있는 선택지를 선택합니다.',
      async prove() {
        await renderInApp(<Fruit />);
        actSync(() => radio('감').focus());
        pressKey(' ');
        expect(screen.getByRole('radio', { checked: true })).toBe(radio('감'));
      },
    },
    {
      key: 'Tab',
      does: '그룹에 한 번만 멈춥니다.',
      async prove() {
        await renderInApp(<Fruit />);
        expect(screen.getAllByRole('radio').filter((one) => one.tabIndex === 0)).toHaveLength(1);
      },
    },
  ],
};

export const controlClaims = [pressable, throttleButton, textField, errorComponent, radioGroup];
