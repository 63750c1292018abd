import { ZSTextField } from '@0610studio/zs-ui';
import { useState } from 'react';

export default function ZSTextFieldArea() {
  const [review, setReview] = useState('');

  return (
    <ZSTextField
      isTextArea
      label="이용 후기"
      value={review}
      onChangeText={setReview}
      textInputProps={{
        'aria-label': '이용 후기',
        multiline: true,
        style: { height: 96 },
      }}
    />
  );
}

export const preview = { scene: 'form' } satisfies Preview;
