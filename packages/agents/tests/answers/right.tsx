import { useOverlay, ZSContainer, ZSPressable, ZSText, ZSTextField } from '@0610studio/zs-ui';
import { useState } from 'react';

export default function Greeting() {
  const { showAlert } = useOverlay();
  const [name, setName] = useState('');
  return (
    <ZSContainer>
      <ZSTextField
        label="이름"
        value={name}
        onChangeText={setName}
        textInputProps={{ 'aria-label': '이름' }}
      />
      <ZSPressable onPress={() => showAlert({ title: `${name}님, 어서 오세요` })}>
        <ZSText>인사하기</ZSText>
      </ZSPressable>
    </ZSContainer>
  );
}
