import {
  ZSContainer,
  ZSPressable,
  ZSText,
} from '@0610studio/zs-ui';
import { useState } from 'react';

export default function ZSPressableCard() {
  const [isSaved, setSaved] = useState(false);

  return (
    <ZSContainer style={{ padding: 24 }}>
      <ZSPressable
        role="button"
        color="layer1"
        elevationLevel={3}
        style={{ padding: 20, gap: 6, borderRadius: 16 }}
        onPress={() => setSaved(!isSaved)}
      >
        <ZSText typo="title.1">한라산 둘레길</ZSText>
        <ZSText color="secondary">
          걷기 쉬움 · 두 시간
        </ZSText>
        <ZSText typo="label.2">
          {isSaved ? '저장했습니다' : '눌러서 저장하기'}
        </ZSText>
      </ZSPressable>
    </ZSContainer>
  );
}
