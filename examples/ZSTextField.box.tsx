import { ZSContainer, ZSTextField } from '@0610studio/zs-ui';
import { useState } from 'react';

const BOXES = ['outline', 'underline', 'inbox'] as const;

export default function ZSTextFieldBox() {
  const [name, setName] = useState('김하늘');

  return (
    <ZSContainer style={{ padding: 24, gap: 16 }}>
      {BOXES.map((box) => (
        <ZSTextField
          key={box}
          boxStyle={box}
          label={box}
          value={name}
          onChangeText={setName}
          textInputProps={{ 'aria-label': box }}
        />
      ))}
    </ZSContainer>
  );
}
