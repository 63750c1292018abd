import { ZSPortal, ZSPressable, ZSText, ZSView } from '@0610studio/zs-ui';
import { useState } from 'react';

export default function BouquetDetail() {
  const [inCart, setInCart] = useState(false);

  return (
    <ZSView style={{ flex: 1, padding: 24, gap: 16 }}>
      <ZSText typo="title.1">라벤더 꽃다발 · 18,000원</ZSText>
      <ZSPressable
        color="primary"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={() => setInCart((now) => !now)}
      >
        <ZSText typo="label.1" color="black">
          {inCart ? '장바구니에서 빼기' : '장바구니에 담기'}
        </ZSText>
      </ZSPressable>
      {inCart && (
        <ZSPortal>
          <ZSView
            color="layer2"
            style={{
              position: 'absolute',
              left: 16,
              right: 16,
              bottom: 24,
              padding: 16,
              borderRadius: 14,
            }}
          >
            <ZSText typo="title.2">장바구니</ZSText>
            <ZSText>꽃다발 1개 · 18,000원</ZSText>
          </ZSView>
        </ZSPortal>
      )}
    </ZSView>
  );
}

export const preview = { press: true, height: 250 } satisfies Preview;
