import {
  useFoldingState,
  useOverlay,
  ZSContainer,
  ZSPressable,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';
import { useState } from 'react';
import Svg, { Circle, Path } from 'react-native-svg';

const FLOWERS = [
  { name: '작약', petal: '#F799B1', care: '물을 하루에 한 번 갈아 주세요.' },
  {
    name: '해바라기',
    petal: '#FFB724',
    care: '줄기 끝을 비스듬히 잘라 주세요.',
  },
  { name: '수국', petal: '#85A9FF', care: '꽃송이까지 물을 뿌려 주세요.' },
  { name: '안개꽃', petal: '#C9B8F5', care: '거꾸로 매달아 말려도 좋습니다.' },
];
type Flower = (typeof FLOWERS)[number];

const TURNS = [0, 60, 120, 180, 240, 300];

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

function Detail({ flower }: { flower: Flower }) {
  return (
    <ZSView style={{ alignItems: 'center', gap: 8, padding: 20 }}>
      <Bloom petal={flower.petal} size={220} />
      <ZSText typo="heading.4" accessibilityLiveRegion="polite">
        {flower.name}
      </ZSText>
      <ZSText color="secondary">{flower.care}</ZSText>
    </ZSView>
  );
}

export default function FlowerShelf() {
  const { foldingState } = useFoldingState();
  const { showBottomSheet } = useOverlay();
  const [opened, setOpened] = useState<Flower | undefined>(FLOWERS[0]);

  const open = (flower: Flower) => {
    setOpened(flower);
    if (foldingState === 'folded') {
      showBottomSheet({
        component: <Detail flower={flower} />,
        options: { height: 380 },
      });
    }
  };

  return (
    <ZSContainer
      style={{ padding: 20, gap: 12 }}
      rightComponent={opened && <Detail flower={opened} />}
    >
      <ZSText typo="heading.4" accessibilityRole="header">
        오늘의 꽃
      </ZSText>
      {FLOWERS.map((flower) => (
        <ZSPressable
          role="button"
          key={flower.name}
          color={flower === opened ? 'layer2' : 'layer1'}
          pressedBackgroundBorderRadius={20}
          style={{
            flexDirection: 'row',
            alignItems: 'center',
            gap: 14,
            padding: 14,
            borderRadius: 20,
          }}
          onPress={() => open(flower)}
        >
          <Bloom petal={flower.petal} size={56} />
          <ZSText typo="title.1">{flower.name}</ZSText>
        </ZSPressable>
      ))}
    </ZSContainer>
  );
}

export const preview = {
  frame: 'phone',
  press: true,
  unfolded: true,
} satisfies Preview;
