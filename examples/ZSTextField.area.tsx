import { ZSContainer, ZSText, ZSTextField } from '@0610studio/zs-ui';
import { useState } from 'react';

export default function ZSTextFieldArea() {
  const [review, setReview] = useState('');

  return (
    <ZSContainer style={{ padding: 24, gap: 8 }}>
      <ZSTextField
        isTextArea
        label="이용 후기"
        value={review}
        onChangeText={setReview}
        textInputProps={{
          'aria-label': '이용 후기',
          multiline: true,
          maxLength: 200,
          style: { height: 120 },
        }}
      />
      <ZSText typo="caption.1" color="secondary" style={{ textAlign: 'right' }}>
        {review.length} / 200
      </ZSText>
    </ZSContainer>
  );
}
