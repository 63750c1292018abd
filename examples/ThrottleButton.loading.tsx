import {
  ThrottleButton,
  useTheme,
  ZSContainer,
  ZSText,
} from '@0610studio/zs-ui';
import { useState } from 'react';
import { Switch, View } from 'react-native';

const send = () => new Promise<void>((resolve) => setTimeout(resolve, 1000));

export default function ThrottleButtonLoading() {
  const { palette } = useTheme();
  const [agreed, setAgreed] = useState(false);

  return (
    <ZSContainer style={{ padding: 24, gap: 16 }}>
      <View style={{ flexDirection: 'row', justifyContent: 'space-between' }}>
        <ZSText>보내는 데 동의합니다</ZSText>
        <Switch
          aria-label="보내는 데 동의합니다"
          value={agreed}
          onValueChange={setAgreed}
        />
      </View>
      <View style={{ flexDirection: 'row' }}>
        <ThrottleButton
          disabled={!agreed}
          primaryOnPress={send}
          loadingComponent={<ZSText typo="label.1">보내는 중…</ZSText>}
          primaryLabelComponent={<ZSText typo="label.1">보내기</ZSText>}
          primaryButtonStyle={{
            padding: 16,
            backgroundColor: palette.background.neutral,
          }}
          marginHorizontal={0}
        />
      </View>
    </ZSContainer>
  );
}
