import {
  OverlayProvider,
  ThemeProvider,
  useOverlay,
  ZSPressable,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';
import { ActivityIndicator } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

function BrewingLoader() {
  return (
    <ZSView
      style={{ padding: 24, borderRadius: 20, gap: 12, alignItems: 'center' }}
    >
      <ActivityIndicator
        size="large"
        color="#FF9F06"
        aria-label="기다리는 중"
      />
      <ZSText>원두를 가는 중입니다</ZSText>
    </ZSView>
  );
}

function BrewScreen() {
  const { showLoader, hideOverlay } = useOverlay();

  const brew = () => {
    showLoader();
    setTimeout(() => hideOverlay('loader'), 2000);
  };

  return (
    <ZSView style={{ flex: 1, justifyContent: 'center', padding: 24 }}>
      <ZSPressable
        color="primary"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={brew}
      >
        <ZSText typo="label.1" color="black">
          커피 내리기
        </ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export default function CoffeeMachine() {
  return (
    <SafeAreaProvider>
      <ThemeProvider>
        <OverlayProvider loaderComponent={() => <BrewingLoader />}>
          <BrewScreen />
        </OverlayProvider>
      </ThemeProvider>
    </SafeAreaProvider>
  );
}
