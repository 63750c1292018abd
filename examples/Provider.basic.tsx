import {
  OverlayProvider,
  ThemeProvider,
  useOverlay,
  ZSBlockButton,
  ZSContainer,
} from '@0610studio/zs-ui';
import { SafeAreaProvider } from 'react-native-safe-area-context';

function HomeScreen() {
  const { showAlert } = useOverlay();

  return (
    <ZSContainer
      edges={['top', 'bottom']}
      style={{ padding: 24 }}
    >
      <ZSBlockButton
        title="설정 확인"
        typo="label.1"
        intent="grey"
        variant="pastel"
        role="button"
        onPress={() =>
          showAlert({ title: '준비를 마쳤습니다' })
        }
      />
    </ZSContainer>
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

export const preview = {
  press: true,
  height: 280,
} satisfies Preview;
