import {
  ZSContainer,
  ZSText,
  ZSTextField,
} from '@0610studio/zs-ui';
import { useState } from 'react';

export default function ZSContainerBasic() {
  return (
    <ZSContainer
      edges={['top', 'bottom']}
      style={{ padding: 24, gap: 16 }}
    >
      <ZSText typo="heading.4" role="heading">
        회원 정보
      </ZSText>
      <Field label="이름" />
      <Field label="연락처" />
      <Field label="주소" />
    </ZSContainer>
  );
}

function Field({ label }: { label: string }) {
  const [value, setValue] = useState('');

  return (
    <ZSTextField
      label={label}
      value={value}
      onChangeText={setValue}
      textInputProps={{ 'aria-label': label }}
    />
  );
}

export const preview = {
  frame: 'phone',
  height: 320,
  safeArea: true,
} satisfies Preview;
