import {
  ZSTextField,
  type ZSTextFieldRef,
  ZSView,
} from '@0610studio/zs-ui';
import { useRef, useState } from 'react';

export default function ZSTextFieldGroup() {
  const detailField = useRef<ZSTextFieldRef>(null);
  const [road, setRoad] = useState('');
  const [detail, setDetail] = useState('');

  return (
    <ZSView>
      <ZSTextField
        innerBoxStyle="top"
        label="도로명 주소"
        value={road}
        onChangeText={setRoad}
        textInputProps={{
          'aria-label': '도로명 주소',
          returnKeyType: 'next',
          submitBehavior: 'submit',
          onSubmitEditing: () =>
            detailField.current?.focus(),
        }}
      />
      <ZSTextField
        ref={detailField}
        innerBoxStyle="bottom"
        label="상세 주소"
        value={detail}
        onChangeText={setDetail}
        textInputProps={{ 'aria-label': '상세 주소' }}
      />
    </ZSView>
  );
}

export const preview = { scene: 'form' } satisfies Preview;
