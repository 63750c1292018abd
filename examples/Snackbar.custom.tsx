import {
  type CustomSnackbarProps,
  OverlayProvider,
  ThemeProvider,
  useOverlay,
  ZSContainer,
  ZSPressable,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';
import { SafeAreaProvider } from 'react-native-safe-area-context';

function OrderSnackbar({ snackType, snackMessage }: CustomSnackbarProps) {
  const failed = snackType === 'error';

  return (
    <ZSView
      color={failed ? 'danger' : 'information'}
      style={{ flexDirection: 'row', gap: 8, padding: 16, borderRadius: 12 }}
    >
      <ZSText color={failed ? 'danger' : 'information'}>
        {failed ? '실패' : '주문'}
      </ZSText>
      <ZSText style={{ flex: 1 }}>{snackMessage}</ZSText>
    </ZSView>
  );
}

function OrderScreen() {
  const { showSnackBar } = useOverlay();

  return (
    <ZSContainer style={{ padding: 24, gap: 16 }}>
      <ZSText typo="heading.5">주문서</ZSText>
      <ZSText typo="title.1">라벤더 꽃다발 두 개 · 36,000원</ZSText>
      <ZSText color="secondary">내일 오후 2시까지 도착합니다.</ZSText>
      <ZSPressable
        color="primary"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={() =>
          showSnackBar({ message: '꽃다발 두 개를 주문했습니다.' })
        }
      >
        <ZSText typo="label.1" color="black">
          주문하기
        </ZSText>
      </ZSPressable>
    </ZSContainer>
  );
}

export default function FlowerApp() {
  return (
    <SafeAreaProvider>
      <ThemeProvider>
        <OverlayProvider
          customSnackbar={(props) => <OrderSnackbar {...props} />}
        >
          <OrderScreen />
        </OverlayProvider>
      </ThemeProvider>
    </SafeAreaProvider>
  );
}

export const preview = {
  press: true,
  frame: 'top',
  height: 300,
  safeArea: true,
} satisfies Preview;
