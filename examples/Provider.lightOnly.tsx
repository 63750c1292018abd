import {
  OverlayProvider,
  ThemeProvider,
  useTheme,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';
import { SafeAreaProvider } from 'react-native-safe-area-context';

function PaperScreen() {
  const { palette } = useTheme();

  return (
    <ZSView style={{ flex: 1, justifyContent: 'center', padding: 24, gap: 8 }}>
      <ZSText typo="heading.5">종이 일기장</ZSText>
      <ZSText color="secondary">
        {palette.mode === 'light'
          ? '라이트 모드로 시작했습니다.'
          : '다크 모드입니다.'}
      </ZSText>
      <ZSText color="secondary">오늘 쓴 일기가 한 편 있습니다.</ZSText>
    </ZSView>
  );
}

export default function DiaryApp() {
  return (
    <SafeAreaProvider>
      <ThemeProvider isDarkModeEnabled={false}>
        <OverlayProvider>
          <PaperScreen />
        </OverlayProvider>
      </ThemeProvider>
    </SafeAreaProvider>
  );
}
