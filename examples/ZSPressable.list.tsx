import {
  ZSPressable,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';
import { useState } from 'react';

export default function ZSPressableList() {
  const [opened, setOpened] = useState(
    '바꿀 항목을 누르세요.',
  );

  return (
    <ZSView>
      <ZSText style={{ padding: 16 }}>{opened}</ZSText>
      {['받는 사람', '배송일', '카드 문구'].map((row) => (
        <ZSPressable
          key={row}
          role="button"
          fullWidth
          pressedBackgroundColor="rgba(0, 127, 255, 0.12)"
          pressedBackgroundBorderRadius={8}
          style={{ padding: 16 }}
          onPress={() => setOpened(`${row} 바꾸기`)}
        >
          <ZSText>{row}</ZSText>
        </ZSPressable>
      ))}
    </ZSView>
  );
}

export const preview = { scene: 'form' } satisfies Preview;
