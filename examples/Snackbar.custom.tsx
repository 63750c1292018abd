import {
  type CustomSnackbarProps,
  OverlayProvider,
  ThemeProvider,
  useOverlay,
  ZSBlockButton,
  ZSContainer,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';
import { SafeAreaProvider } from 'react-native-safe-area-context';

function OrderSnackbar({
  snackMessage,
}: CustomSnackbarProps) {
  return (
    <ZSView
      color="layer2"
      style={{ padding: 16, borderRadius: 12 }}
    >
      <ZSText>주문 · {snackMessage}</ZSText>
    </ZSView>
  );
}

export default function FlowerApp() {
  return (
    <SafeAreaProvider>
      <ThemeProvider>
        <OverlayProvider
          customSnackbar={(props) => (
            <OrderSnackbar {...props} />
          )}
        >
          <OrderScreen />
        </OverlayProvider>
      </ThemeProvider>
    </SafeAreaProvider>
  );
}

function OrderScreen() {
  const { showSnackBar } = useOverlay();

  return (
    <ZSContainer
      edges={['top']}
      style={{ padding: 24, paddingTop: 96 }}
    >
      <ZSBlockButton
        title="주문하기"
        typo="label.1"
        intent="grey"
        variant="pastel"
        role="button"
        onPress={() =>
          showSnackBar({
            message: '꽃다발을 주문했습니다.',
          })
        }
      />
    </ZSContainer>
  );
}

export const preview = {
  press: true,
  frame: 'top',
  height: 300,
  safeArea: true,
} satisfies Preview;
