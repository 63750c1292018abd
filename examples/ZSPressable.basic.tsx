import {
  ZSContainer,
  ZSPressable,
  ZSText,
} from '@0610studio/zs-ui';
import { useState } from 'react';

export default function ZSPressableBasic() {
  const [count, setCount] = useState(0);

  return (
    <ZSContainer
      style={{
        padding: 24,
        gap: 12,
        alignItems: 'flex-start',
      }}
    >
      <ZSPressable
        role="button"
        color="primary"
        style={{
          padding: 16,
          borderRadius: 16,
          alignItems: 'center',
        }}
        onPress={() => setCount(count + 1)}
      >
        <ZSText typo="label.1" color="black">
          장바구니에 담기
        </ZSText>
      </ZSPressable>
      <ZSText aria-live="polite">
        담은 상품 {count}개
      </ZSText>
    </ZSContainer>
  );
}
