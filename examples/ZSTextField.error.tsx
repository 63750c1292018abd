import { ZSTextField } from '@0610studio/zs-ui';
import { useState } from 'react';

export default function ZSTextFieldError() {
  const [email, setEmail] = useState('haneul@');
  const isValid = /^\S+@\S+\.\S+$/.test(email);

  return (
    <ZSTextField
      label="이메일"
      value={email}
      onChangeText={setEmail}
      status={isValid ? 'default' : 'error'}
      errorMessage="이메일 주소의 @ 뒷부분을 입력하세요."
      textInputProps={{
        'aria-label': '이메일',
        inputMode: 'email',
      }}
    />
  );
}

export const preview = { scene: 'form' } satisfies Preview;
