import {
  OverlayProvider,
  ThemeProvider,
  useOverlay,
  ZSBlockButton,
  ZSView,
} from '@0610studio/zs-ui';
import { SafeAreaProvider } from 'react-native-safe-area-context';

function HomeScreen() {
  const { showAlert } = useOverlay();

  return (
    <ZSView color="layer2" style={{ flex: 1, padding: 24 }}>
      <ZSBlockButton
        title="설정 확인"
        typo="label.1"
        intent="grey"
        variant="pastel"
        role="button"
        onPress={() => showAlert({ title: '준비를 마쳤습니다' })}
      />
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

export const preview = { press: true, height: 280 } satisfies Preview;
