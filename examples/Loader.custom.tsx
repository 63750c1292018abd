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

function WrappingLoader() {
  return (
    <ZSView
      style={{ padding: 24, borderRadius: 20, gap: 12, alignItems: 'center' }}
    >
      <ActivityIndicator
        size="large"
        color="#FF9F06"
        aria-label="기다리는 중"
      />
      <ZSText>꽃을 묶는 중입니다</ZSText>
    </ZSView>
  );
}

function OrderScreen() {
  const { showLoader, hideOverlay } = useOverlay();

  const wrap = () => {
    showLoader();
    setTimeout(() => hideOverlay('loader'), 2000);
  };

  return (
    <ZSView style={{ flex: 1, padding: 24, justifyContent: 'space-between' }}>
      <ZSText typo="title.1">라벤더 꽃다발</ZSText>
      <ZSPressable
        color="primary"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={wrap}
      >
        <ZSText typo="label.1" color="black">
          꽃다발 묶기
        </ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export default function FlowerApp() {
  return (
    <SafeAreaProvider>
      <ThemeProvider>
        <OverlayProvider loaderComponent={() => <WrappingLoader />}>
          <OrderScreen />
        </OverlayProvider>
      </ThemeProvider>
    </SafeAreaProvider>
  );
}

export const preview = { press: true, height: 260 } satisfies Preview;
