import {
  useOverlay,
  useTheme,
  ZSPressable,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';
import { useState } from 'react';

export default function DeletePhoto() {
  const { showAlert } = useOverlay();
  const { palette } = useTheme();
  const [count, setCount] = useState(3);

  const confirmDelete = () =>
    showAlert({
      title: '사진을 삭제할까요?',
      informative: '삭제한 사진은 되돌릴 수 없습니다.',
      actions: {
        primary: {
          label: '삭제',
          onPress: () => setCount((rest) => Math.max(0, rest - 1)),
        },
        secondary: { label: '취소' },
      },
      primaryButtonStyle: { backgroundColor: palette.danger.main },
    });

  return (
    <ZSView style={{ flex: 1, padding: 24, justifyContent: 'space-between' }}>
      <ZSText typo="title.1">라벤더 꽃다발 후기 · 사진 {count}장</ZSText>
      <ZSPressable
        color="danger"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={confirmDelete}
      >
        <ZSText typo="label.1" color="base">
          한 장 삭제
        </ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export const preview = { press: true, height: 300 } satisfies Preview;
