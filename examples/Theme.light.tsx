import {
  ThemeProvider,
  useTheme,
  ZSContainer,
  ZSPressable,
  ZSText,
} from '@0610studio/zs-ui';

export default function ThemeLight() {
  return (
    <ThemeProvider isDarkModeEnabled={false}>
      <Receipt />
    </ThemeProvider>
  );
}

function Receipt() {
  const { palette } = useTheme();

  return (
    <ZSContainer style={{ padding: 24, gap: 12 }}>
      <ZSText typo="heading.5" role="heading">
        영수증
      </ZSText>
      <ZSText>기기가 다크 모드여도 이 화면은 밝게 시작합니다.</ZSText>
      <ZSPressable
        role="button"
        color="neutral"
        style={{ padding: 14 }}
        onPress={() => palette.toggleTheme()}
      >
        <ZSText>그래도 모드는 바꿀 수 있습니다</ZSText>
      </ZSPressable>
    </ZSContainer>
  );
}
