import {
  ZSContainer,
  ZSTextField,
} from '@0610studio/zs-ui';
import { useState } from 'react';

export default function ZSTextFieldArea() {
  const [review, setReview] = useState('');

  return (
    <ZSContainer style={{ padding: 24 }}>
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
    </ZSContainer>
  );
}
