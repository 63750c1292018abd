import {
  type ThemeFactoryConfig,
  ThemeProvider,
  themeFactory,
  ZSBlockButton,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';
import Svg, { Circle, Path } from 'react-native-svg';

const chosen: ThemeFactoryConfig = {};
const customPalette = themeFactory(chosen);

const TURNS = [0, 60, 120, 180, 240, 300];
const FLOWERS = [
  {
    name: '작약',
    petal: '#F799B1',
    kind: 'danger',
    news: '품절',
  },
  {
    name: '해바라기',
    petal: '#FFB724',
    kind: 'warning',
    news: '3송이 남음',
  },
  {
    name: '수국',
    petal: '#85A9FF',
    kind: 'success',
    news: '배송 완료',
  },
  {
    name: '안개꽃',
    petal: '#C9B8F5',
    kind: 'information',
    news: '내일 도착',
  },
] as const;

function Bloom({
  petal,
  size,
}: {
  petal: string;
  size: number;
}) {
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

const row = {
  flexDirection: 'row',
  alignItems: 'center',
  gap: 12,
} as const;

export default function ThemeFactoryBuilder() {
  return (
    <ThemeProvider customPalette={customPalette}>
      <ZSView
        style={{
          flex: 1,
          padding: 20,
          paddingTop: 56,
          gap: 10,
        }}
      >
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
        <ZSText typo="heading.5">오늘의 꽃</ZSText>
        <ZSView
          color="primary"
          style={{ ...row, borderRadius: 20, padding: 18 }}
        >
          <Bloom petal="#FFFFFF" size={64} />
          <ZSView color="primary" style={{ flex: 1 }}>
            <ZSText color="white">한 다발 24송이</ZSText>
            <ZSText typo="heading.6" color="white">
              흰 튤립 18,000원
            </ZSText>
          </ZSView>
        </ZSView>
        {FLOWERS.map(({ name, petal, kind, news }) => (
          <ZSView
            key={name}
            color="layer1"
            style={{
              ...row,
              borderRadius: 16,
              padding: 10,
            }}
          >
            <Bloom petal={petal} size={40} />
            <ZSText typo="label.1" style={{ flex: 1 }}>
              {name}
            </ZSText>
            <ZSView
              color={kind}
              style={{ borderRadius: 8, padding: 6 }}
            >
              <ZSText typo="label.3" color={kind}>
                {news}
              </ZSText>
            </ZSView>
          </ZSView>
        ))}
        <ZSView
          color="primary.10"
          style={{ borderRadius: 16, padding: 14 }}
        >
          <ZSText color="black">
            오늘 주문하면 내일 배송합니다.
          </ZSText>
        </ZSView>
        <ZSBlockButton
          title="한 다발 담기"
          typo="label.1"
          role="button"
          onPress={() => undefined}
        />
      </ZSView>
    </ThemeProvider>
  );
}
