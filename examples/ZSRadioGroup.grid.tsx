import {
  type RadioOption,
  ZSContainer,
  ZSRadioGroup,
  ZSText,
} from '@0610studio/zs-ui';
import { useState } from 'react';

const sizes: RadioOption[] = ['S', 'M', 'L', 'XL', '2XL', '3XL'].map(
  (size) => ({
    index: size,
    value: size,
  }),
);

export default function ZSRadioGroupGrid() {
  const [size, setSize] = useState(sizes[1]);

  return (
    <ZSContainer style={{ padding: 24, gap: 16 }}>
      <ZSText typo="title.1">크기</ZSText>
      <ZSRadioGroup
        rowCount={3}
        options={sizes}
        value={size}
        onSelect={setSize}
      />
    </ZSContainer>
  );
}
