import {
  OverlayProvider,
  ThemeProvider,
  useOverlay,
  ZSBlockButton,
  ZSContainer,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';
import { SafeAreaProvider } from 'react-native-safe-area-context';

function WrappingLoader() {
  return (
    <ZSView style={{ padding: 24, borderRadius: 20 }}>
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
    <ZSContainer
      edges={['top', 'bottom']}
      style={{ padding: 24 }}
    >
      <ZSBlockButton
        title="꽃다발 묶기"
        typo="label.1"
        intent="grey"
        variant="pastel"
        role="button"
        onPress={wrap}
      />
    </ZSContainer>
  );
}

export default function FlowerApp() {
  return (
    <SafeAreaProvider>
      <ThemeProvider>
        <OverlayProvider
          loaderComponent={() => <WrappingLoader />}
        >
          <OrderScreen />
        </OverlayProvider>
      </ThemeProvider>
    </SafeAreaProvider>
  );
}

export const preview = {
  press: true,
  height: 260,
} satisfies Preview;
