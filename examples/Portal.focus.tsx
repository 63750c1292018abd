import { ZSPortal, ZSPressable, ZSText, ZSView } from '@0610studio/zs-ui';
import { useState } from 'react';

function WriteButton({ isFocused }: { isFocused: boolean }) {
  return (
    <ZSPortal isFocused={isFocused}>
      <ZSView
        style={{
          position: 'absolute',
          right: 24,
          bottom: 32,
          borderRadius: 28,
        }}
      >
        <ZSPressable color="primary" style={{ padding: 18, borderRadius: 28 }}>
          <ZSText typo="label.1" color="black">
            글쓰기
          </ZSText>
        </ZSPressable>
      </ZSView>
    </ZSPortal>
  );
}

export default function TabApp() {
  const [tab, setTab] = useState<'feed' | 'profile'>('feed');

  return (
    <ZSView style={{ flex: 1, padding: 24, gap: 12 }}>
      <ZSText typo="heading.5">{tab === 'feed' ? '피드' : '내 정보'}</ZSText>
      <ZSPressable
        color="layer2"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={() => setTab(tab === 'feed' ? 'profile' : 'feed')}
      >
        <ZSText typo="label.1">
          {tab === 'feed' ? '내 정보로 가기' : '피드로 가기'}
        </ZSText>
      </ZSPressable>
      <ZSText>
        {tab === 'feed'
          ? '방이 환해졌습니다. 라벤더 꽃다발 후기'
          : '김하늘 · 주문 3건 · 쿠폰 2장'}
      </ZSText>
      <WriteButton isFocused={tab === 'feed'} />
    </ZSView>
  );
}

export const preview = { frame: 'bottom', height: 236 } satisfies Preview;
