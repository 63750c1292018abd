import { ZSContainer, ZSText, ZSTextField } from '@0610studio/zs-ui';
import { useState } from 'react';

export default function ZSContainerBasic() {
  const [name, setName] = useState('');

  return (
    <ZSContainer style={{ padding: 24, gap: 16 }}>
      <ZSText typo="heading.4" role="heading">
        회원 정보
      </ZSText>
      <ZSTextField
        label="이름"
        value={name}
        onChangeText={setName}
        textInputProps={{ 'aria-label': '이름' }}
      />
    </ZSContainer>
  );
}

export const preview = { frame: 'top', height: 236 } satisfies Preview;
