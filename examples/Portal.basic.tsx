import { ZSPortal, ZSPressable, ZSText, ZSView } from '@0610studio/zs-ui';
import { useState } from 'react';

export default function MusicApp() {
  const [playing, setPlaying] = useState(false);

  return (
    <ZSView style={{ flex: 1, padding: 24, gap: 16 }}>
      <ZSPressable
        color="primary"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={() => setPlaying((now) => !now)}
      >
        <ZSText typo="label.1" color="black">
          {playing ? '재생 멈추기' : '노래 재생'}
        </ZSText>
      </ZSPressable>
      <ZSView color="layer1" style={{ flex: 1, padding: 20, borderRadius: 14 }}>
        <ZSText typo="title.1">봄날의 산책</ZSText>
        <ZSText color="secondary">피아노와 새소리로 쓴 곡입니다.</ZSText>
      </ZSView>
      {playing && (
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
            <ZSText typo="title.2">봄날의 산책</ZSText>
            <ZSText>재생 중</ZSText>
          </ZSView>
        </ZSPortal>
      )}
    </ZSView>
  );
}

export const preview = { press: true } satisfies Preview;
