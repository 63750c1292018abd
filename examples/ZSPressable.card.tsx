import { ZSPressable, ZSText } from '@0610studio/zs-ui';
import { useState } from 'react';

export default function ZSPressableCard() {
  const [isSaved, setSaved] = useState(false);

  return (
    <ZSPressable
      role="button"
      color="layer1"
      elevationLevel={3}
      style={{ padding: 20, gap: 6, borderRadius: 16 }}
      onPress={() => setSaved(!isSaved)}
    >
      <ZSText typo="title.1">작약 한 다발</ZSText>
      <ZSText color="secondary">
        28,000원 · 내일 도착
      </ZSText>
      <ZSText typo="label.2">
        {isSaved ? '저장했습니다' : '눌러서 저장하기'}
      </ZSText>
    </ZSPressable>
  );
}

export const preview = {
  frame: 'phone',
  height: 480,
  scene: 'shop',
} satisfies Preview;
