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
    <ZSView style={{ flex: 1, padding: 24, justifyContent: 'space-between' }}>
      <ZSText typo="title.1">골목 꽃집</ZSText>
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

export const preview = { press: true, height: 280 } satisfies Preview;
