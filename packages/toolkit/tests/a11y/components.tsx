import { screen } from '@testing-library/react';
import { Text } from 'react-native';
import { expect, vi } from 'vitest';
import {
  ErrorComponent,
  ZSBlockButton,
  ZSContainer,
  ZSPressable,
  ZSRadioGroup,
  ZSSkeleton,
  ZSSkeletonBox,
  ZSSwitch,
  ZSText,
  ZSTextField,
  ZSView,
} from '../../src';
import { renderInApp } from '../support/renderInApp';
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
          <ZSPressable onPress={() => {}}>
            <Text>누르기</Text>
          </ZSPressable>,
        );
        expect(pressableOf(screen.getByText('누르기')).textContent).toBe('누르기');
        expectNoRole();
      },
    },
    {
      text: '버튼으로 읽게 하려면 role="button"을 지정하세요. 지정한 이름과 상태도 전달됩니다.',
      async prove() {
        await renderInApp(
          <ZSPressable onPress={() => {}} role="button" aria-label="이름" aria-expanded>
            <Text>누르기</Text>
          </ZSPressable>,
        );
        expect(screen.getByRole('button', { name: '이름', expanded: true })).toBeTruthy();
      },
    },
    {
      text: 'isLoading이나 disabled를 켜면 비활성화 상태를 알립니다.',
      async prove() {
        await renderInApp(
          <ZSPressable onPress={() => {}} role="button" disabled>
            <Text>누르기</Text>
          </ZSPressable>,
        );
        expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
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

const blockButton: Claims = {
  component: 'ZSBlockButton',
  role: '없음',
  says: [
    {
      text: 'title을 읽습니다.',
      async prove() {
        await renderInApp(<ZSBlockButton title="저장" typo="label.2" onPress={() => {}} />);
        expect(readTexts()).toEqual(['저장']);
        expectNoRole();
      },
    },
    {
      text: '버튼으로 읽게 하려면 role="button"을 지정하세요.',
      async prove() {
        await renderInApp(
          <ZSBlockButton title="저장" typo="label.2" role="button" onPress={() => {}} />,
        );
        expect(screen.getByRole('button', { name: '저장' })).toBeTruthy();
      },
    },
  ],
  keys: [
    {
      key: 'Enter',
      does: 'onPress를 호출합니다.',
      async prove() {
        const onPress = vi.fn();
        await renderInApp(<ZSBlockButton title="저장" typo="label.2" onPress={onPress} />);
        pressEnter(pressableOf(screen.getByText('저장')));
        expect(onPress).toHaveBeenCalledOnce();
      },
    },
  ],
};

const zsSwitch: Claims = {
  component: 'ZSSwitch',
  role: '없음',
  says: [
    {
      text: '켜졌는지 알리지 않고, 이름도 없습니다.',
      async prove() {
        await renderInApp(<ZSSwitch testID="s" isActive onToggle={() => {}} />);
        expect(readTexts()).toEqual([]);
        expect(document.querySelector('[aria-checked], [aria-label]')).toBeNull();
        expectNoRole();
      },
    },
    {
      text: 'role="switch", aria-checked, aria-label을 지정하면 그대로 전달됩니다.',
      async prove() {
        await renderInApp(
          <ZSSwitch isActive onToggle={() => {}} role="switch" aria-checked aria-label="알림" />,
        );
        expect(screen.getByRole('switch', { name: '알림', checked: true })).toBeTruthy();
      },
    },
  ],
  keys: [
    {
      key: 'Enter',
      does: 'onToggle을 호출합니다.',
      async prove() {
        const onToggle = vi.fn();
        await renderInApp(<ZSSwitch testID="s" isActive onToggle={onToggle} />);
        pressEnter(screen.getByTestId('s'));
        expect(onToggle).toHaveBeenCalledOnce();
      },
    },
  ],
};

const skeleton: Claims = {
  component: 'ZSSkeleton',
  role: '없음',
  says: [
    {
      text: '불러오는 동안에도 안에 있는 글을 읽습니다.',
      async prove() {
        await renderInApp(
          <ZSSkeleton isFetching>
            <Text>자리</Text>
          </ZSSkeleton>,
        );
        expect(readTexts()).toEqual(['자리']);
        expectNoRole();
      },
    },
    {
      text: '불러오는 중이라고 알리려면 aria-busy를 지정하세요.',
      async prove() {
        await renderInApp(
          <ZSSkeleton isFetching aria-busy testID="s">
            <Text>자리</Text>
          </ZSSkeleton>,
        );
        expect(screen.getByTestId('s').getAttribute('aria-busy')).toBe('true');
      },
    },
  ],
  keys: [],
};

const skeletonBox: Claims = {
  component: 'ZSSkeletonBox',
  role: '없음',
  says: [
    {
      text: '읽을 글이 없습니다. 이름을 지정하면 전달됩니다.',
      async prove() {
        await renderInApp(<ZSSkeletonBox height={20} role="img" aria-label="불러오는 중" />);
        expect(readTexts()).toEqual([]);
        expect(screen.getByRole('img', { name: '불러오는 중' })).toBeTruthy();
      },
    },
  ],
  keys: [],
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
  blockButton,
  zsSwitch,
  skeleton,
  skeletonBox,
  textField,
  errorComponent,
  radioGroup,
];
