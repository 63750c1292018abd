import {
  ZSContainer,
  ZSTextField,
} from '@0610studio/zs-ui';
import { useState } from 'react';

export default function ZSTextFieldBasic() {
  const [name, setName] = useState('김하늘');

  return (
    <ZSContainer style={{ padding: 24 }}>
      <ZSTextField
        label="이름"
        value={name}
        onChangeText={setName}
        textInputProps={{ 'aria-label': '이름' }}
      />
    </ZSContainer>
  );
}
