import { ZSContainer, ZSPressable, ZSText } from '@0610studio/zs-ui';
import { useState } from 'react';

const rows = ['알림', '화면', '저장 공간'];

export default function ZSPressableList() {
  const [opened, setOpened] = useState('');

  return (
    <ZSContainer style={{ padding: 16, gap: 4 }}>
      {rows.map((row) => (
        <ZSPressable
          role="button"
          key={row}
          fullWidth
          isAnimation={false}
          pressedBackgroundColor="rgba(0, 127, 255, 0.12)"
          pressedBackgroundBorderRadius={8}
          style={{ padding: 16, borderRadius: 8 }}
          color="layer1"
          onPress={() => setOpened(row)}
        >
          <ZSText typo="body.1">{row}</ZSText>
        </ZSPressable>
      ))}
      {opened !== '' && (
        <ZSText style={{ padding: 16 }}>{opened} 설정을 엽니다.</ZSText>
      )}
    </ZSContainer>
  );
}
