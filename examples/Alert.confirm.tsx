import {
  useOverlay,
  useTheme,
  ZSBlockButton,
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
      actions: {
        primary: {
          label: '삭제',
          onPress: () => setCount((all) => all - 1),
        },
        secondary: { label: '취소' },
      },
      primaryButtonStyle: {
        backgroundColor: palette.danger.main,
      },
    });

  return (
    <ZSView color="layer2" style={{ flex: 1, padding: 24 }}>
      <ZSBlockButton
        title={`사진 ${count}장 중 한 장 삭제`}
        typo="label.1"
        intent="grey"
        variant="pastel"
        role="button"
        disabled={count === 0}
        onPress={confirmDelete}
      />
    </ZSView>
  );
}

export const preview = {
  press: true,
  height: 300,
} satisfies Preview;
