import {
  ZSPressable,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';
import { useState } from 'react';

export default function ZSPressableIcon() {
  const [message, setMessage] = useState(
    '길게 누르면 모두 지웁니다.',
  );

  return (
    <ZSView style={{ gap: 12, alignItems: 'flex-start' }}>
      <ZSPressable
        role="button"
        aria-label="지우기"
        onPress={() => setMessage('한 줄을 지웠습니다.')}
        onLongPress={() => setMessage('모두 지웠습니다.')}
      >
        <ZSText typo="heading.3">⌫</ZSText>
      </ZSPressable>
      <ZSText aria-live="polite">{message}</ZSText>
    </ZSView>
  );
}

export const preview = { scene: 'form' } satisfies Preview;
