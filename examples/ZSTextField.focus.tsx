import {
  ZSContainer,
  ZSTextField,
  type ZSTextFieldRef,
} from '@0610studio/zs-ui';
import { useRef, useState } from 'react';

export default function ZSTextFieldFocus() {
  const password = useRef<ZSTextFieldRef>(null);
  const [id, setId] = useState('');
  const [secret, setSecret] = useState('');

  return (
    <ZSContainer style={{ padding: 24, gap: 16 }}>
      <ZSTextField
        label="아이디"
        value={id}
        onChangeText={setId}
        textInputProps={{
          'aria-label': '아이디',
          returnKeyType: 'next',
          submitBehavior: 'submit',
          onSubmitEditing: () => password.current?.focus(),
        }}
      />
      <ZSTextField
        ref={password}
        label="비밀번호"
        value={secret}
        onChangeText={setSecret}
        textInputProps={{ 'aria-label': '비밀번호', secureTextEntry: true }}
      />
    </ZSContainer>
  );
}
