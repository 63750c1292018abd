import type { RadioOption } from '@0610studio/zs-ui';
import {
  ErrorComponent,
  useTheme,
  ZSContainer,
  ZSRadioGroup,
  ZSText,
} from '@0610studio/zs-ui';
import { useState } from 'react';

const options: RadioOption[] = [
  { index: 'agree', value: '동의합니다' },
  { index: 'decline', value: '동의하지 않습니다' },
];

export default function ZSTextFieldErrorComponent() {
  const { palette } = useTheme();
  const [choice, setChoice] = useState<RadioOption>();

  return (
    <ZSContainer style={{ padding: 24, gap: 12 }}>
      <ZSText typo="title.1">개인정보 수집에 동의하십니까?</ZSText>
      <ZSRadioGroup options={options} value={choice} onSelect={setChoice} />
      {choice?.index !== 'agree' && (
        <ErrorComponent
          errorMessage="동의해야 다음으로 넘어갑니다."
          errorColor={palette.text.base}
        />
      )}
    </ZSContainer>
  );
}
