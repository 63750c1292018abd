import { screen } from '@testing-library/react';
import { Text } from 'react-native';
import { expect } from 'vitest';
import { ZSContainer, ZSText, ZSView } from '../../src';
import { setRect } from '../support/browser';
import { actSync, advanceTime, renderInApp } from '../support/renderInApp';
import { ancestorOf } from '../support/styles';
import type { Claims } from './claims';

const text: Claims = {
  component: 'ZSText',
  role: '없음',
  says: [
    {
      text: '글을 그대로 읽습니다.',
      async prove() {
        await renderInApp(<ZSText>글</ZSText>);
        const shown = screen.getByText('글');
        expect([shown.getAttribute('role'), shown.getAttribute('aria-label')]).toEqual([
          null,
          null,
        ]);
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
          <ZSView testID="view">
            <Text>글</Text>
          </ZSView>,
        );
        expect(screen.getByTestId('view').getAttribute('role')).toBeNull();
        expect(screen.getByTestId('view').textContent).toBe('글');
      },
    },
    {
      text: '지정한 접근성 속성은 그대로 전달됩니다.',
      async prove() {
        await renderInApp(
          <ZSView testID="view" aria-label="카드" role="group">
            <Text>글</Text>
          </ZSView>,
        );
        expect(screen.getByRole('group', { name: '카드' })).toBe(screen.getByTestId('view'));
      },
    },
  ],
  keys: [],
};

const showContainer = () =>
  renderInApp(
    <ZSContainer testID="screen" topComponent={<Text>위</Text>} bottomComponent={<Text>아래</Text>}>
      <Text>내용</Text>
    </ZSContainer>,
  );

const container: Claims = {
  component: 'ZSContainer',
  role: '없음',
  says: [
    {
      text: '위, 내용, 아래 순으로 읽습니다.',
      async prove() {
        await showContainer();
        expect(screen.getByTestId('screen').textContent).toBe('위내용아래');
        expect(screen.getByTestId('screen').hasAttribute('role')).toBe(false);
      },
    },
  ],
  keys: [
    {
      key: 'Tab',
      does: '스크롤할 내용이 있으면 스크롤 영역에 멈춥니다.',
      async prove() {
        await showContainer();
        const scroller = ancestorOf(screen.getByText('내용'), 3);
        expect(scroller.tabIndex).not.toBe(0);
        actSync(() => {
          setRect(scroller, { width: 390, height: 600 });
          setRect(scroller.firstElementChild as Element, { width: 390, height: 2000 });
        });
        await advanceTime(10);
        expect(scroller.tabIndex).toBe(0);
      },
    },
  ],
};

export const contentClaims = [text, view, container];
