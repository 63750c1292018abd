import { ZSText, ZSView } from '@0610studio/zs-ui';
import type { ReactNode } from 'react';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import Svg, { Circle, Path } from 'react-native-svg';

const FLOWERS = [
  { name: '작약', price: '7,000원', petal: '#F799B1' },
  { name: '해바라기', price: '4,500원', petal: '#FFB724' },
  { name: '수국', price: '6,000원', petal: '#85A9FF' },
  { name: '안개꽃', price: '3,500원', petal: '#C9B8F5' },
];

const TURNS = [0, 60, 120, 180, 240, 300];

function Bloom({ petal }: { petal: string }) {
  return (
    <Svg width={76} height={76} viewBox="0 0 40 40">
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

function Flowers({ from }: { from: number }) {
  return (
    <ZSView style={{ flexDirection: 'row', gap: 12 }}>
      {FLOWERS.slice(from, from + 2).map(
        ({ name, price, petal }) => (
          <ZSView
            key={name}
            color="layer1"
            style={{
              flex: 1,
              padding: 14,
              gap: 8,
              borderRadius: 20,
            }}
          >
            <ZSView
              color="layer1"
              style={{ alignItems: 'center' }}
            >
              <Bloom petal={petal} />
            </ZSView>
            <ZSText typo="label.1">{name}</ZSText>
            <ZSText typo="body.3" color="secondary">
              {price}
            </ZSText>
          </ZSView>
        ),
      )}
    </ZSView>
  );
}

/** 골목 꽃집의 첫 화면입니다. 예제는 꽃 사이에 놓입니다. */
export default function ShopScene({
  children,
}: {
  children: ReactNode;
}) {
  const { top } = useSafeAreaInsets();
  return (
    <ZSView
      style={{
        flex: 1,
        overflow: 'hidden',
        paddingTop: top,
      }}
    >
      {top > 0 && (
        <ZSText
          typo="label.2"
          style={{
            position: 'absolute',
            left: 32,
            top: 14,
          }}
        >
          9:41
        </ZSText>
      )}
      <ZSView style={{ padding: 20, gap: 16 }}>
        <ZSView style={{ gap: top > 0 ? 28 : 0 }}>
          <ZSText typo="body.3" color="secondary">
            골목 꽃집
          </ZSText>
          <ZSText typo="heading.4">오늘의 꽃</ZSText>
        </ZSView>
        <Flowers from={0} />
        {children}
        <Flowers from={2} />
      </ZSView>
    </ZSView>
  );
}
