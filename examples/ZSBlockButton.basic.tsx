import {
  ZSBlockButton,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';
import { useState } from 'react';

export default function ZSBlockButtonBasic() {
  const [count, setCount] = useState(0);

  return (
    <ZSView style={{ gap: 12, alignItems: 'flex-start' }}>
      <ZSBlockButton
        title="장바구니에 담기"
        typo="label.1"
        intent="information"
        variant="pastel"
        role="button"
        onPress={() => setCount(count + 1)}
      />
      <ZSText aria-live="polite">
        담은 상품 {count}개
      </ZSText>
    </ZSView>
  );
}

export const preview = { scene: 'form' } satisfies Preview;
