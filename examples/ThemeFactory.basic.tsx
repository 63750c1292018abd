import {
  ThemeProvider,
  themeFactory,
  ZSContainer,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';

const green = {
  10: '#C2E9DE',
  50: '#0B7A63',
  60: '#096552',
  light: '#61C2AC',
  main: '#0B7A63',
};

const customPalette = themeFactory({
  light: { primary: green },
  dark: { primary: green },
});

export default function ThemeFactoryBasic() {
  return (
    <ThemeProvider customPalette={customPalette}>
      <ZSContainer style={{ padding: 24, gap: 12 }}>
        <ZSView
          color="primary"
          style={{ padding: 20, borderRadius: 16 }}
        >
          <ZSText typo="title.1" color="white">
            우리 앱의 초록
          </ZSText>
        </ZSView>
        <ZSView
          color="primary.10"
          style={{ padding: 20, borderRadius: 16 }}
        >
          <ZSText color="black">
            옅은 단계도 함께 바뀝니다.
          </ZSText>
        </ZSView>
      </ZSContainer>
    </ThemeProvider>
  );
}
