import { ZSTextField } from '@0610studio/zs-ui';
import { useState } from 'react';

export default function ZSTextFieldBasic() {
  const [name, setName] = useState('김하늘');

  return (
    <ZSTextField
      label="이름"
      value={name}
      onChangeText={setName}
      textInputProps={{ 'aria-label': '이름' }}
    />
  );
}

export const preview = { scene: 'form' } satisfies Preview;
