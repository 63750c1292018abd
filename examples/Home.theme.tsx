import {
  ThemeProvider,
  themeFactory,
  useTheme,
  ZSPressable,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';
import { useState } from 'react';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import Svg, { Circle, Path } from 'react-native-svg';

const primary = { main: '#DB2777' };
const customPalette = themeFactory({ light: { primary }, dark: { primary } });

const TURNS = [0, 60, 120, 180, 240, 300];

function Bloom() {
  const { palette } = useTheme();
  return (
    <Svg width={280} height={280} viewBox="0 0 40 40">
      {TURNS.map((turn) => (
        <Path
          key={turn}
          d="M20 20C13 13 15 4 20 4s7 9 0 16"
          fill={palette.primary.main}
          transform={`rotate(${turn} 20 20)`}
        />
      ))}
      <Circle cx={20} cy={20} r={4.5} fill={palette.background.base} />
    </Svg>
  );
}

function Shop() {
  const insets = useSafeAreaInsets();
  const [left, setLeft] = useState(24);
  return (
    <ZSView
      style={{
        flex: 1,
        gap: 24,
        padding: 24,
        paddingTop: insets.top + 20,
        paddingBottom: insets.bottom + 12,
      }}
    >
      <ZSView style={{ gap: 4 }}>
        <ZSText typo="body.1" color="secondary">
          오늘 남은 꽃
        </ZSText>
        <ZSText typo="heading.1" color="primary" accessibilityRole="header">
          {left}송이
        </ZSText>
      </ZSView>
      <ZSView
        color="layer1"
        style={{ flex: 1, alignItems: 'center', justifyContent: 'center', borderRadius: 28 }}
      >
        <Bloom />
      </ZSView>
      <ZSPressable
        role="button"
        color="primary"
        pressedBackgroundBorderRadius={18}
        style={{ padding: 18, borderRadius: 18, alignItems: 'center' }}
        onPress={() => setLeft(left > 0 ? left - 1 : 24)}
      >
        <ZSText typo="title.1" color="black">
          한 송이 담기
        </ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export default function ThemedShop() {
  return (
    <ThemeProvider customPalette={customPalette}>
      <Shop />
    </ThemeProvider>
  );
}

export const preview = { frame: 'phone', safeArea: true } satisfies Preview;
