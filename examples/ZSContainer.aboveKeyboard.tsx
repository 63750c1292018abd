import {
  ZSAboveKeyboard,
  ZSContainer,
  ZSPressable,
  ZSText,
  ZSTextField,
  ZSView,
} from '@0610studio/zs-ui';
import { useState } from 'react';

export default function ZSContainerAboveKeyboard() {
  const [answer, setAnswer] = useState('');
  const [barHeight, setBarHeight] = useState(0);

  return (
    <ZSContainer
      style={{ padding: 24, paddingBottom: barHeight + 24, gap: 16 }}
      bottomComponent={
        <ZSAboveKeyboard handleLayoutHeight={setBarHeight}>
          <ZSPressable
            color="primary"
            style={{
              margin: 16,
              padding: 16,
              borderRadius: 14,
              alignItems: 'center',
            }}
            onPress={() => setAnswer('')}
          >
            <ZSText typo="label.1" color="black">
              보내기
            </ZSText>
          </ZSPressable>
        </ZSAboveKeyboard>
      }
    >
      <ZSText typo="title.1">꽃다발은 마음에 드셨나요?</ZSText>
      <ZSTextField
        label="한 줄 답장"
        value={answer}
        onChangeText={setAnswer}
        textInputProps={{ 'aria-label': '한 줄 답장' }}
      />
      <ZSView color="layer1" style={{ padding: 20, borderRadius: 14 }}>
        <ZSText color="secondary">지난번 답장: 향이 오래갑니다.</ZSText>
      </ZSView>
    </ZSContainer>
  );
}

export const preview = { frame: 'bottom', height: 380 } satisfies Preview;
