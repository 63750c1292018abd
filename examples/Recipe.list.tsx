import {
  ZSContainer,
  ZSPressable,
  ZSText,
} from '@0610studio/zs-ui';
import { useState } from 'react';
import { FlatList } from 'react-native';

const BOOKS = Array.from(
  { length: 30 },
  (_, at) => `${at + 1}번째 책`,
);

export default function PickBooks() {
  const [picked, setPicked] = useState<string[]>([]);

  const toggle = (book: string) =>
    setPicked((before) =>
      before.includes(book)
        ? before.filter((one) => one !== book)
        : [...before, book],
    );

  return (
    <ZSContainer
      scrollViewDisabled
      bottomComponent={
        <ZSPressable
          role="button"
          fullWidth
          color="primary"
          style={{ padding: 18, alignItems: 'center' }}
          onPress={() => setPicked([])}
        >
          <ZSText typo="label.1" color="black">
            {picked.length}권 담기
          </ZSText>
        </ZSPressable>
      }
    >
      <FlatList
        data={BOOKS}
        keyExtractor={(book) => book}
        extraData={picked}
        contentContainerStyle={{ padding: 24 }}
        renderItem={({ item }) => (
          <ZSPressable
            role="button"
            fullWidth
            isAnimation={false}
            style={{ paddingVertical: 14 }}
            onPress={() => toggle(item)}
          >
            <ZSText>
              {picked.includes(item) ? `✓ ${item}` : item}
            </ZSText>
          </ZSPressable>
        )}
      />
    </ZSContainer>
  );
}

export const preview = {
  frame: 'bottom',
} satisfies Preview;
