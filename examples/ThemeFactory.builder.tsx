import {
  type ThemeFactoryConfig,
  ThemeProvider,
  themeFactory,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';

const chosen: ThemeFactoryConfig = {};
const customPalette = themeFactory(chosen);
const news = {
  danger: '작약이 품절되었습니다.',
  warning: '수국이 3송이 남았습니다.',
  success: '장미 12송이를 배송했습니다.',
  information: '튤립이 내일 도착합니다.',
} as const;
const kinds = [
  'danger',
  'warning',
  'success',
  'information',
] as const;
const box = { borderRadius: 16, padding: 16 };

export default function ThemeFactoryBuilder() {
  return (
    <ThemeProvider customPalette={customPalette}>
      <ZSView
        style={{
          flex: 1,
          paddingVertical: 56,
          padding: 20,
          gap: 12,
        }}
      >
        <ZSText typo="heading.5">오늘의 꽃</ZSText>
        <ZSView
          color="primary"
          style={{
            ...box,
            flex: 1,
            justifyContent: 'flex-end',
          }}
        >
          <ZSText color="white">한 다발 24송이</ZSText>
          <ZSText typo="heading.6" color="white">
            흰 튤립 18,000원
          </ZSText>
        </ZSView>
        <ZSView color="primary.10" style={box}>
          <ZSText color="black">
            오늘 주문하면 내일 배송합니다.
          </ZSText>
        </ZSView>
        {kinds.map((kind) => (
          <ZSView key={kind} color={kind} style={box}>
            <ZSText typo="label.2" color={kind}>
              {news[kind]}
            </ZSText>
          </ZSView>
        ))}
      </ZSView>
    </ThemeProvider>
  );
}
