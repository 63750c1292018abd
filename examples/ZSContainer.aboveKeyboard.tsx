import {
  ZSAboveKeyboard,
  ZSBlockButton,
  ZSContainer,
  ZSTextField,
} from '@0610studio/zs-ui';
import { useState } from 'react';

export default function ZSContainerAboveKeyboard() {
  const [answer, setAnswer] = useState('');
  const [barHeight, setBarHeight] = useState(0);

  return (
    <ZSContainer
      style={{ padding: 24, paddingBottom: barHeight + 24 }}
      bottomComponent={
        <ZSAboveKeyboard handleLayoutHeight={setBarHeight}>
          <ZSBlockButton
            title="보내기"
            typo="label.1"
            intent="grey"
            variant="pastel"
            role="button"
            onPress={() => setAnswer('')}
          />
        </ZSAboveKeyboard>
      }
    >
      <ZSTextField
        label="한 줄 답장"
        value={answer}
        onChangeText={setAnswer}
        textInputProps={{ 'aria-label': '한 줄 답장' }}
      />
    </ZSContainer>
  );
}

export const preview = { frame: 'bottom', height: 380 } satisfies Preview;
