import { useOverlay, ZSContainer, ZSPressable, ZSText, ZSTextField } from '@0610studio/zs-ui';
import { useState } from 'react';

// Written from memory: no such option, the label names no field, and a sign names no button.
export default function Greeting() {
  const { showAlert } = useOverlay();
  const [name, setName] = useState('');
  return (
    <ZSContainer>
      <ZSTextField label="이름" value={name} onChangeText={setName} />
      <ZSPressable onPress={() => showAlert({ message: `${name}님, 어서 오세요` })}>
        <ZSText>→</ZSText>
      </ZSPressable>
    </ZSContainer>
  );
}
