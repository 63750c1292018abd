import {
  type RadioOption,
  ZSRadioGroup,
} from '@0610studio/zs-ui';
import { useState } from 'react';

const options: RadioOption[] = [
  { index: 'door', value: '문 앞에 두기' },
  { index: 'guard', value: '경비실에 맡기기' },
  { index: 'hand', value: '직접 받기' },
];

export default function ZSRadioGroupBasic() {
  const [place, setPlace] = useState<RadioOption>();

  return (
    <ZSRadioGroup
      role="radiogroup"
      aria-label="받는 곳"
      options={options}
      value={place}
      onSelect={setPlace}
    />
  );
}

export const preview = { scene: 'form' } satisfies Preview;
