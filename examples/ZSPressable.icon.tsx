import { useTheme, ZSContainer, ZSPressable, ZSText } from '@0610studio/zs-ui';
import { useState } from 'react';
import Svg, { Path } from 'react-native-svg';

export default function ZSPressableIcon() {
  const { palette } = useTheme();
  const [message, setMessage] = useState('길게 누르면 모두 지웁니다.');

  return (
    <ZSContainer style={{ padding: 24, gap: 12, alignItems: 'flex-start' }}>
      <ZSPressable
        role="button"
        aria-label="지우기"
        color="neutral"
        onPress={() => setMessage('한 줄을 지웠습니다.')}
        onLongPress={() => setMessage('모두 지웠습니다.')}
        style={{ padding: 12, borderRadius: 16 }}
      >
        <Svg width={24} height={24} viewBox="0 0 24 24">
          <Path
            d="M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13"
            fill="none"
            stroke={palette.text.base}
            strokeWidth={1.8}
          />
        </Svg>
      </ZSPressable>
      <ZSText aria-live="polite">{message}</ZSText>
    </ZSContainer>
  );
}
