import {
  ThrottleButton,
  useTheme,
  ZSContainer,
  ZSText,
} from '@0610studio/zs-ui';
import { useState } from 'react';
import { View } from 'react-native';

async function pay(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 600));
  throw new Error('카드 한도를 넘었습니다.');
}

export default function ThrottleButtonError() {
  const { palette } = useTheme();
  const [problem, setProblem] = useState('');

  return (
    <ZSContainer style={{ paddingVertical: 24, gap: 16 }}>
      <View style={{ flexDirection: 'row' }}>
        <ThrottleButton
          primaryOnPress={pay}
          onError={(error) => setProblem(error.message)}
          primaryLabelComponent={<ZSText typo="label.1">결제하기</ZSText>}
          primaryButtonStyle={{
            padding: 16,
            backgroundColor: palette.background.neutral,
          }}
        />
      </View>
      <ZSText
        color="danger"
        aria-live="assertive"
        style={{ paddingHorizontal: 24 }}
      >
        {problem}
      </ZSText>
    </ZSContainer>
  );
}
