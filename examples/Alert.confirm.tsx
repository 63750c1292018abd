import {
  useOverlay,
  useTheme,
  ZSBlockButton,
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
    <ZSBlockButton
      title={`사진 ${count}장 중 한 장 삭제`}
      typo="label.1"
      intent="information"
      variant="pastel"
      role="button"
      disabled={count === 0}
      onPress={confirmDelete}
    />
  );
}

export const preview = {
  press: true,
  scene: 'shop',
  height: 520,
} satisfies Preview;
