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
    <ZSView style={{ flex: 1, padding: 24, gap: 16 }}>
      <ZSView color="layer1" style={{ flex: 1, padding: 20, borderRadius: 14 }}>
        <ZSText typo="title.1">아메리카노</ZSText>
        <ZSText color="secondary">원두를 갈아 한 잔씩 내립니다.</ZSText>
      </ZSView>
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

export const preview = { press: true } satisfies Preview;
