import {
  useOverlay,
  ZSPressable,
  ZSText,
  ZSTextField,
} from '@0610studio/zs-ui';
import { expect, test } from '@jest/globals';
import {
  fireEvent,
  screen,
  waitFor,
} from '@testing-library/react-native';
import { useState } from 'react';
import { View } from 'react-native';
import { renderApp } from './renderApp';

function Order() {
  const { showAlert } = useOverlay();
  const [name, setName] = useState('');

  return (
    <View>
      <ZSTextField
        label="이름"
        value={name}
        onChangeText={setName}
        textInputProps={{ 'aria-label': '이름' }}
      />
      <ZSPressable
        testID="order"
        onPress={() =>
          showAlert({
            title: `${name} 님, 주문할까요?`,
            actions: { primary: { label: '주문' } },
          })
        }
      >
        <ZSText>주문하기</ZSText>
      </ZSPressable>
    </View>
  );
}

test('이름을 입력하고 누르면 알림창이 뜨고, 버튼을 누르면 닫힙니다', async () => {
  renderApp(<Order />);
  fireEvent.changeText(
    screen.getByLabelText('이름'),
    '하늘',
  );
  fireEvent.press(screen.getByText('주문하기'));
  expect(
    await screen.findByText('하늘 님, 주문할까요?'),
  ).toBeTruthy();
  fireEvent.press(screen.getByText('주문'));
  await waitFor(() =>
    expect(screen.queryByText(/주문할까요/)).toBeNull(),
  );
});

test('ZSPressable의 testID로 찾아 누릅니다', async () => {
  renderApp(<Order />);
  fireEvent.press(screen.getByTestId('order'));
  expect(
    await screen.findByText('님, 주문할까요?'),
  ).toBeTruthy();
});
