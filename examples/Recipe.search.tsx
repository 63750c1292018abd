import {
  useTheme,
  ZSContainer,
  ZSPressable,
  ZSText,
  ZSTextField,
} from '@0610studio/zs-ui';
import { useRef, useState } from 'react';
import { FlatList, View } from 'react-native';

const CITIES = [
  ...[
    '강릉',
    '경주',
    '광주',
    '군산',
    '대구',
    '대전',
    '목포',
    '부산',
    '서울',
  ],
  ...[
    '속초',
    '수원',
    '여수',
    '울산',
    '인천',
    '전주',
    '제주',
    '춘천',
    '포항',
  ],
];

/** 마지막 줄이 버튼에 가려지지 않게 비워 두는 높이입니다. */
const BUTTON_SPACE = 96;

export default function CitySearch() {
  const { palette } = useTheme();
  const listRef = useRef<FlatList<string>>(null);
  const [query, setQuery] = useState('');
  const [picked, setPicked] = useState('');

  return (
    <ZSContainer
      scrollViewDisabled
      topComponent={
        <View style={{ padding: 16 }}>
          <ZSTextField
            label="도시 검색"
            placeHolderColor={palette.text.secondary}
            value={query}
            onChangeText={setQuery}
            textInputProps={{
              'aria-label': '도시 검색',
              returnKeyType: 'search',
            }}
          />
        </View>
      }
    >
      <FlatList
        ref={listRef}
        data={CITIES.filter((city) =>
          city.includes(query.trim()),
        )}
        keyExtractor={(city) => city}
        keyboardShouldPersistTaps="handled"
        keyboardDismissMode="on-drag"
        contentContainerStyle={{
          paddingHorizontal: 16,
          paddingBottom: BUTTON_SPACE,
        }}
        ListEmptyComponent={
          <ZSText color="secondary">
            검색 결과가 없습니다.
          </ZSText>
        }
        extraData={picked}
        renderItem={({ item }) => (
          <ZSPressable
            role="button"
            fullWidth
            isAnimation={false}
            style={{ paddingVertical: 14 }}
            onPress={() => setPicked(item)}
          >
            <ZSText>
              {item === picked ? `✓ ${item}` : item}
            </ZSText>
          </ZSPressable>
        )}
      />
      <View
        style={{
          position: 'absolute',
          right: 16,
          bottom: 16,
        }}
      >
        <ZSPressable
          role="button"
          color="primary"
          elevationLevel={4}
          pressedBackgroundBorderRadius={28}
          style={{
            paddingHorizontal: 20,
            paddingVertical: 16,
            borderRadius: 28,
          }}
          onPress={() =>
            listRef.current?.scrollToOffset({ offset: 0 })
          }
        >
          <ZSText typo="label.1" color="black">
            맨 위로
          </ZSText>
        </ZSPressable>
      </View>
    </ZSContainer>
  );
}
