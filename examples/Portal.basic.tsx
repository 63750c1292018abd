import {
  ZSBlockButton,
  ZSContainer,
  ZSPortal,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';
import { useState } from 'react';

export default function BouquetDetail() {
  const [inCart, setInCart] = useState(false);

  return (
    <ZSContainer style={{ padding: 24 }}>
      <ZSBlockButton
        title={
          inCart ? '장바구니에서 빼기' : '장바구니에 담기'
        }
        typo="label.1"
        intent="grey"
        variant="pastel"
        role="button"
        onPress={() => setInCart(!inCart)}
      />
      {inCart && (
        <ZSPortal>
          <ZSView
            color="layer2"
            style={{
              position: 'absolute',
              bottom: 0,
              width: '100%',
              padding: 24,
            }}
          >
            <ZSText>꽃다발 1개 · 18,000원</ZSText>
          </ZSView>
        </ZSPortal>
      )}
    </ZSContainer>
  );
}

export const preview = {
  press: true,
  height: 250,
} satisfies Preview;
