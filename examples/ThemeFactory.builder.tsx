import {
  type ThemeFactoryConfig,
  ThemeProvider,
  themeFactory,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';

const chosen: ThemeFactoryConfig = {};
const customPalette = themeFactory(chosen);
const states = ['danger', 'warning', 'success', 'information'] as const;
const box = { borderRadius: 16, padding: 16 };

export default function ThemeFactoryBuilder() {
  return (
    <ThemeProvider customPalette={customPalette}>
      <ZSView style={{ flex: 1, paddingVertical: 56, padding: 20, gap: 12 }}>
        <ZSText typo="heading.5">오늘의 주문</ZSText>
        <ZSView color="primary" style={{ ...box, paddingVertical: 24 }}>
          <ZSText typo="heading.6" color="white">
            새 주문 3건
          </ZSText>
        </ZSView>
        <ZSView color="primary.10" style={box}>
          <ZSText color="black">주문 24건, 어제보다 3건 많습니다.</ZSText>
        </ZSView>
        {states.map((state) => (
          <ZSView key={state} color={state} style={box}>
            <ZSText typo="label.2" color={state}>
              {state}
            </ZSText>
          </ZSView>
        ))}
      </ZSView>
    </ThemeProvider>
  );
}
