import {
  type RadioOption,
  ZSRadioGroup,
} from '@0610studio/zs-ui';
import { useState } from 'react';

const SIZES = ['S', 'M', 'L', 'XL', '2XL', '3XL'];
const options = SIZES.map((size) => ({
  index: size,
  value: size,
}));

export default function ZSRadioGroupGrid() {
  const [size, setSize] = useState<RadioOption>();

  return (
    <ZSRadioGroup
      rowCount={3}
      options={options}
      value={size}
      onSelect={setSize}
    />
  );
}

export const preview = { scene: 'form' } satisfies Preview;
