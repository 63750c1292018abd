import {
  type RadioOption,
  ZSRadioGroup,
} from '@0610studio/zs-ui';
import { useState } from 'react';

const plans: RadioOption[] = [
  { index: 'month', value: '월 4,900원' },
  { index: 'year', value: '연 49,000원' },
];

export default function ZSRadioGroupStyle() {
  const [plan, setPlan] = useState<RadioOption>();

  return (
    <ZSRadioGroup
      options={plans}
      value={plan}
      onSelect={setPlan}
      valueStyle={{ typo: 'title.1' }}
      selectStyle={{ typo: 'caption.1' }}
    />
  );
}

export const preview = { scene: 'form' } satisfies Preview;
