import {
  type RadioOption,
  ZSContainer,
  ZSRadioGroup,
  ZSText,
} from '@0610studio/zs-ui';
import { useState } from 'react';

const plans: RadioOption[] = [
  { index: 'month', value: '월 4,900원' },
  { index: 'year', value: '연 49,000원' },
];

export default function ZSRadioGroupStyle() {
  const [plan, setPlan] = useState<RadioOption | undefined>(plans[0]);

  return (
    <ZSContainer style={{ padding: 24, gap: 16 }}>
      <ZSText typo="title.1">요금제</ZSText>
      <ZSRadioGroup
        options={plans}
        value={plan}
        onSelect={setPlan}
        containerStyle={{ style: { paddingHorizontal: 8 } }}
        valueStyle={{ typo: 'title.1' }}
        selectStyle={{ typo: 'caption.1' }}
      />
    </ZSContainer>
  );
}
