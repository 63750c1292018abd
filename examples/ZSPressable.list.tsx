import {
  ZSContainer,
  ZSPressable,
  ZSText,
} from '@0610studio/zs-ui';
import { useState } from 'react';

export default function ZSPressableList() {
  const [opened, setOpened] = useState('설정');

  return (
    <ZSContainer style={{ padding: 16 }}>
      <ZSText style={{ padding: 16 }}>{opened}</ZSText>
      {['알림', '화면', '저장 공간'].map((row) => (
        <ZSPressable
          key={row}
          role="button"
          fullWidth
          pressedBackgroundColor="rgba(0, 127, 255, 0.12)"
          pressedBackgroundBorderRadius={8}
          style={{ padding: 16 }}
          onPress={() => setOpened(`${row} 설정`)}
        >
          <ZSText>{row}</ZSText>
        </ZSPressable>
      ))}
    </ZSContainer>
  );
}
