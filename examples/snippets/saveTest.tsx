import {
  useOverlay,
  ZSPressable,
  ZSText,
} from '@0610studio/zs-ui';
import {
  afterEach,
  beforeEach,
  expect,
  jest,
  test,
} from '@jest/globals';
import {
  act,
  fireEvent,
  screen,
} from '@testing-library/react-native';
import { ActivityIndicator } from 'react-native';
import { renderApp } from './renderApp';

const SAVING_MS = 1000;
const SNACKBAR_MS = 3500;

const save = () =>
  new Promise<void>((resolve) =>
    setTimeout(resolve, SAVING_MS),
  );

function SaveButton() {
  const { showLoader, showSnackBar, hideOverlay } =
    useOverlay();

  const press = async () => {
    showLoader();
    try {
      await save();
      showSnackBar({ message: '저장했습니다.' });
    } finally {
      hideOverlay('loader');
    }
  };

  return (
    <ZSPressable onPress={press}>
      <ZSText>저장하기</ZSText>
    </ZSPressable>
  );
}

const advance = (milliseconds: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
  });

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

test('저장하는 동안 로더가, 끝나면 스낵바가 표시됩니다', async () => {
  renderApp(<SaveButton />);
  fireEvent.press(screen.getByText('저장하기'));
  expect(
    screen.UNSAFE_queryByType(ActivityIndicator),
  ).toBeTruthy();

  await advance(SAVING_MS);
  expect(
    screen.UNSAFE_queryByType(ActivityIndicator),
  ).toBeNull();
  expect(screen.getByText('저장했습니다.')).toBeTruthy();

  await advance(SNACKBAR_MS);
  expect(screen.queryByText('저장했습니다.')).toBeNull();
});
