import {
  type CustomSnackbarProps,
  OverlayProvider,
  ThemeProvider,
  useOverlay,
  ZSPressable,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';
import { SafeAreaProvider } from 'react-native-safe-area-context';

const renderSnackbar = ({ snackMessage }: CustomSnackbarProps) => (
  <ZSView color="layer2" style={{ padding: 18, borderRadius: 999 }}>
    <ZSText style={{ textAlign: 'center' }}>{snackMessage}</ZSText>
  </ZSView>
);

function ChatScreen() {
  const { showSnackBar } = useOverlay();

  return (
    <ZSView style={{ flex: 1, padding: 24, gap: 16 }}>
      <ZSText typo="heading.5">골목 꽃집 문의</ZSText>
      <ZSText>내일 여섯 시에 찾으러 가도 되나요?</ZSText>
      <ZSPressable
        color="primary"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={() => showSnackBar({ message: '메시지를 보냈습니다.' })}
      >
        <ZSText typo="label.1" color="black">
          메시지 보내기
        </ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export default function ChatApp() {
  return (
    <SafeAreaProvider>
      <ThemeProvider>
        <OverlayProvider customSnackbar={renderSnackbar} maxSnackbarCount={1}>
          <ChatScreen />
        </OverlayProvider>
      </ThemeProvider>
    </SafeAreaProvider>
  );
}

export const preview = {
  press: true,
  frame: 'top',
  height: 188,
} satisfies Preview;
