import {
  OverlayProvider,
  ThemeProvider,
  useOverlay,
  ZSPressable,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';
import { SafeAreaProvider } from 'react-native-safe-area-context';

function HomeScreen() {
  const { showAlert } = useOverlay();

  return (
    <ZSView style={{ flex: 1, justifyContent: 'center', padding: 24 }}>
      <ZSPressable
        color="primary"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={() => showAlert({ title: '준비를 마쳤습니다' })}
      >
        <ZSText typo="label.1" color="black">
          설정 확인
        </ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export default function App() {
  return (
    <SafeAreaProvider>
      <ThemeProvider>
        <OverlayProvider>
          <HomeScreen />
        </OverlayProvider>
      </ThemeProvider>
    </SafeAreaProvider>
  );
}
