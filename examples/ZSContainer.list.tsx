import { ZSContainer, ZSText } from '@0610studio/zs-ui';
import { FlatList } from 'react-native';

const SONGS = Array.from(
  { length: 200 },
  (_, at) => `${at + 1}. 아침 산책`,
);

export default function ZSContainerList() {
  return (
    <ZSContainer scrollViewDisabled>
      <FlatList
        data={SONGS}
        keyExtractor={(song) => song}
        renderItem={({ item }) => (
          <ZSText style={{ padding: 12 }}>{item}</ZSText>
        )}
      />
    </ZSContainer>
  );
}

export const preview = {
  frame: 'phone',
  height: 400,
} satisfies Preview;
