import {
  ZSPortal,
  ZSPressable,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';
import { useState } from 'react';
import { View } from 'react-native';

const TABS = ['홈', '보관함'] as const;
type Tab = (typeof TABS)[number];

function MiniPlayer({ onStop }: { onStop: () => void }) {
  return (
    <ZSPortal>
      <ZSView
        color="neutral"
        style={{
          position: 'absolute',
          left: 16,
          right: 16,
          bottom: 72,
          flexDirection: 'row',
          alignItems: 'center',
          justifyContent: 'space-between',
          padding: 12,
          borderRadius: 14,
        }}
      >
        <ZSText>밤 산책 재생 중</ZSText>
        <ZSPressable
          role="button"
          style={{ padding: 12 }}
          onPress={onStop}
        >
          <ZSText typo="label.2">멈추기</ZSText>
        </ZSPressable>
      </ZSView>
    </ZSPortal>
  );
}

export default function MusicTabs() {
  const [tab, setTab] = useState<Tab>('홈');
  const [isPlaying, setIsPlaying] = useState(false);

  return (
    <ZSView style={{ flex: 1 }}>
      <View style={{ flex: 1, padding: 24, gap: 16 }}>
        <ZSText typo="heading.5" role="heading">
          {tab}
        </ZSText>
        <ZSPressable
          role="button"
          color="layer2"
          style={{
            padding: 16,
            borderRadius: 14,
            alignItems: 'center',
          }}
          onPress={() => setIsPlaying(true)}
        >
          <ZSText typo="label.1">밤 산책 듣기</ZSText>
        </ZSPressable>
      </View>
      <View style={{ flexDirection: 'row' }}>
        {TABS.map((name) => (
          <View key={name} style={{ flex: 1 }}>
            <ZSPressable
              role="button"
              fullWidth
              style={{ padding: 18, alignItems: 'center' }}
              onPress={() => setTab(name)}
            >
              <ZSText
                typo={name === tab ? 'title.2' : 'body.2'}
              >
                {name}
              </ZSText>
            </ZSPressable>
          </View>
        ))}
      </View>
      {isPlaying && (
        <MiniPlayer onStop={() => setIsPlaying(false)} />
      )}
    </ZSView>
  );
}

export const preview = {
  press: true,
  height: 284,
} satisfies Preview;
