import {
  ZSContainer,
  ZSText,
  ZSTextField,
} from '@0610studio/zs-ui';
import { useState } from 'react';

const FIELDS = ['이름', '연락처', '주소'];

export default function ZSContainerBasic() {
  const [values, setValues] = useState<
    Record<string, string>
  >({});

  return (
    <ZSContainer
      edges={['top', 'bottom']}
      style={{ padding: 24, gap: 16 }}
    >
      <ZSText typo="heading.4" role="heading">
        회원 정보
      </ZSText>
      {FIELDS.map((label) => (
        <ZSTextField
          key={label}
          label={label}
          value={values[label] ?? ''}
          onChangeText={(text) =>
            setValues({ ...values, [label]: text })
          }
          textInputProps={{ 'aria-label': label }}
        />
      ))}
    </ZSContainer>
  );
}

export const preview = {
  frame: 'phone',
  height: 320,
  safeArea: true,
} satisfies Preview;
