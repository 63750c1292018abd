import { ThrottleButton, useTheme, ZSText, ZSView } from '@0610studio/zs-ui';
import { useState } from 'react';
import { View } from 'react-native';

const send = () => new Promise<void>((resolve) => setTimeout(resolve, 1000));

export default function ThrottleButtonLoading() {
  const { palette } = useTheme();
  const [agreed, setAgreed] = useState(false);

  return (
    <ZSView style={{ flex: 1, padding: 24, gap: 16 }}>
      <View style={{ flexDirection: 'row' }}>
        <ThrottleButton
          disabled={!agreed}
          primaryOnPress={send}
          loadingComponent={<ZSText typo="label.1">보내는 중…</ZSText>}
          primaryLabelComponent={<ZSText typo="label.1">보내기</ZSText>}
          primaryButtonStyle={{ padding: 16, backgroundColor: palette.background.neutral }}
          marginHorizontal={0}
          marginBottom={0}
        />
      </View>
      <ZSText accessibilityRole="link" onPress={() => setAgreed(!agreed)}>
        {agreed ? '버튼 다시 막기' : '버튼 열기'}
      </ZSText>
    </ZSView>
  );
}
