import {
  AnimatedWrapper,
  ZSContainer,
  ZSPressable,
  ZSText,
} from '@0610studio/zs-ui';
import { useState } from 'react';

export default function ZSViewAnimation() {
  const [isOpen, setOpen] = useState(true);

  return (
    <ZSContainer style={{ padding: 24, gap: 16 }}>
      <ZSPressable
        role="button"
        onPress={() => setOpen(!isOpen)}
      >
        <ZSText>
          {isOpen ? '카드 접기' : '카드 펼치기'}
        </ZSText>
      </ZSPressable>
      {isOpen && (
        <AnimatedWrapper
          isAnimation
          duration={400}
          color="layer1"
          style={{ padding: 20 }}
        >
          <ZSText>쿠폰 두 장이 있습니다.</ZSText>
        </AnimatedWrapper>
      )}
    </ZSContainer>
  );
}
