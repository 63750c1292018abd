import { ZSContainer, ZSPressable, ZSText } from '@0610studio/zs-ui';
import { useState } from 'react';
import { FlatList } from 'react-native';

const songs = Array.from(
  { length: 200 },
  (_, index) => `${index + 1}. 아침 산책`,
);

export default function ZSContainerList() {
  const [playing, setPlaying] = useState('');

  return (
    <ZSContainer scrollViewDisabled>
      <FlatList
        data={songs}
        extraData={playing}
        keyExtractor={(song) => song}
        renderItem={({ item }) => (
          <ZSPressable
            role="button"
            isAnimation={false}
            style={{ paddingVertical: 12, paddingHorizontal: 20 }}
            onPress={() => setPlaying(item)}
          >
            <ZSText typo={item === playing ? 'title.1' : 'body.1'}>
              {item === playing ? `${item} 듣는 중` : item}
            </ZSText>
          </ZSPressable>
        )}
      />
    </ZSContainer>
  );
}

export const preview = { frame: 'top' } satisfies Preview;
