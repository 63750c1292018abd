import { useOverlay, useTheme, ZSPressable, ZSText, ZSView } from '@0610studio/zs-ui';
import { useState } from 'react';
import { ScrollView, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import Svg, { Circle, Path } from 'react-native-svg';

interface Flower {
  name: string;
  price: number;
  petal: string;
}

const FLOWERS: Flower[] = [
  { name: '해바라기', price: 4500, petal: '#FFB724' },
  { name: '작약', price: 7000, petal: '#F799B1' },
  { name: '수국', price: 6000, petal: '#85A9FF' },
  { name: '안개꽃', price: 3500, petal: '#C9B8F5' },
];

const TURNS = [0, 60, 120, 180, 240, 300];
const won = (price: number) => `${price.toLocaleString('ko-KR')}원`;

function Bloom({ petal, size }: { petal: string; size: number }) {
  return (
    <Svg width={size} height={size} viewBox="0 0 40 40">
      {TURNS.map((turn) => (
        <Path
          key={turn}
          d="M20 20C13 13 15 4 20 4s7 9 0 16"
          fill={petal}
          transform={`rotate(${turn} 20 20)`}
        />
      ))}
      <Circle cx={20} cy={20} r={4.5} fill="#8A5A00" />
    </Svg>
  );
}

function Mode({ ink }: { ink: string }) {
  return (
    <Svg width={20} height={20} viewBox="0 0 20 20">
      <Circle cx={10} cy={10} r={7} fill="none" stroke={ink} strokeWidth={2} />
      <Path d="M10 3a7 7 0 0 1 0 14" fill={ink} />
    </Svg>
  );
}

function Bouquet({ flower, onAdd }: { flower: Flower; onAdd: () => void }) {
  return (
    <ZSView style={{ alignItems: 'center', gap: 10, paddingTop: 4 }}>
      <Bloom petal={flower.petal} size={96} />
      <ZSText typo="body.2" color="secondary">
        아침에 들어온 꽃입니다. {won(flower.price)}
      </ZSText>
      <ZSPressable
        role="button"
        color="primary"
        pressedBackgroundBorderRadius={14}
        style={{
          padding: 14,
          borderRadius: 14,
          alignSelf: 'stretch',
          alignItems: 'center',
        }}
        onPress={onAdd}
      >
        <ZSText typo="title.1" color="black">
          한 송이 담기
        </ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export default function FlowerShop() {
  const { palette } = useTheme();
  const { showAlert, showBottomSheet, showSnackBar, hideOverlay } = useOverlay();
  const insets = useSafeAreaInsets();
  const [basket, setBasket] = useState<Flower[]>([]);
  const total = basket.reduce((sum, { price }) => sum + price, 0);

  const add = (flower: Flower) => {
    setBasket((before) => [...before, flower]);
    hideOverlay('bottomSheet');
    showSnackBar({ message: `${flower.name} 한 송이를 담았습니다` });
  };

  const order = () =>
    showAlert({
      title: `${basket.length}송이를 주문할까요?`,
      informative: `모두 ${won(total)}입니다. 오늘 저녁에 도착합니다.`,
      actions: {
        primary: {
          label: '주문하기',
          onPress: () => {
            setBasket([]);
            showSnackBar({ message: '꽃다발을 묶고 있습니다' });
          },
        },
        secondary: { label: '더 보기' },
      },
    });

  return (
    <ZSView style={{ flex: 1, paddingTop: insets.top, paddingBottom: insets.bottom }}>
      <ZSView
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          padding: 20,
          paddingBottom: 8,
        }}
      >
        <ZSView style={{ flex: 1 }}>
          <ZSText typo="body.3" color="secondary">
            골목 꽃집
          </ZSText>
          <ZSText typo="heading.4" accessibilityRole="header">
            오늘의 꽃
          </ZSText>
        </ZSView>
        <ZSPressable
          role="button"
          color="layer2"
          pressedBackgroundBorderRadius={22}
          style={{
            width: 44,
            height: 44,
            borderRadius: 22,
            alignItems: 'center',
            justifyContent: 'center',
          }}
          onPress={palette.toggleTheme}
        >
          <View role="img" aria-label="밝은 화면과 어두운 화면 바꾸기">
            <Mode ink={palette.text.base} />
          </View>
        </ZSPressable>
      </ZSView>
      <ScrollView contentContainerStyle={{ padding: 20, paddingTop: 8, gap: 12 }}>
        {FLOWERS.map((flower) => (
          <ZSPressable
            role="button"
            key={flower.name}
            color="layer1"
            pressedBackgroundBorderRadius={20}
            style={{
              flexDirection: 'row',
              alignItems: 'center',
              gap: 14,
              padding: 12,
              borderRadius: 20,
            }}
            onPress={() =>
              showBottomSheet({
                headerComponent: <ZSText typo="heading.5">{flower.name}</ZSText>,
                component: <Bouquet flower={flower} onAdd={() => add(flower)} />,
                options: { height: 300 },
              })
            }
          >
            <Bloom petal={flower.petal} size={56} />
            <ZSText typo="title.1" style={{ flex: 1 }}>
              {flower.name}
            </ZSText>
            <ZSText typo="label.2" color="secondary">
              {won(flower.price)}
            </ZSText>
          </ZSPressable>
        ))}
      </ScrollView>
      <ZSPressable
        role="button"
        color={basket.length > 0 ? 'primary' : 'layer2'}
        pressedBackgroundBorderRadius={18}
        style={{
          margin: 20,
          marginTop: 0,
          padding: 17,
          borderRadius: 18,
          alignItems: 'center',
        }}
        onPress={() =>
          basket.length > 0
            ? order()
            : showSnackBar({
                message: '꽃을 먼저 골라 주세요',
                type: 'error',
              })
        }
      >
        <ZSText typo="title.1" color={basket.length > 0 ? 'black' : 'base'}>
          {basket.length > 0
            ? `${basket.length}송이 주문하기 · ${won(total)}`
            : '바구니가 비어 있습니다'}
        </ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export const preview = {
  frame: 'phone',
  press: '작약7,000원',
  safeArea: true,
} satisfies Preview;
