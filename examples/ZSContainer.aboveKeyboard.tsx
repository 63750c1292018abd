import {
  ZSAboveKeyboard,
  ZSContainer,
  ZSText,
  ZSTextField,
  ZSView,
} from '@0610studio/zs-ui';
import { useState } from 'react';

export default function ZSContainerAboveKeyboard() {
  const [message, setMessage] = useState('');
  const [barHeight, setBarHeight] = useState(0);

  return (
    <ZSContainer
      style={{ padding: 24, paddingBottom: barHeight + 24 }}
      bottomComponent={
        <ZSAboveKeyboard handleLayoutHeight={setBarHeight}>
          <ZSView style={{ padding: 16 }}>
            <ZSTextField
              label="메시지"
              value={message}
              onChangeText={setMessage}
              textInputProps={{ 'aria-label': '메시지' }}
            />
          </ZSView>
        </ZSAboveKeyboard>
      }
    >
      <ZSText>꽃은 잘 도착했나요?</ZSText>
    </ZSContainer>
  );
}

export const preview = {
  frame: 'bottom',
  height: 300,
  safeArea: true,
} satisfies Preview;
