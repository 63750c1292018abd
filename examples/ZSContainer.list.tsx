import { ZSContainer, ZSText } from '@0610studio/zs-ui';
import { FlatList } from 'react-native';

const songs = Array.from(
  { length: 200 },
  (_, index) => `${index + 1}. 아침 산책`,
);

export default function ZSContainerList() {
  return (
    <ZSContainer scrollViewDisabled>
      <FlatList
        data={songs}
        keyExtractor={(song) => song}
        contentContainerStyle={{ padding: 20 }}
        renderItem={({ item }) => (
          <ZSText typo="body.1" style={{ paddingVertical: 10 }}>
            {item}
          </ZSText>
        )}
      />
    </ZSContainer>
  );
}
