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

const renderSnackbar = ({
  snackMessage,
}: CustomSnackbarProps) => (
  <ZSView
    color="layer2"
    style={{ padding: 18, borderRadius: 999 }}
  >
    <ZSText style={{ textAlign: 'center' }}>
      {snackMessage}
    </ZSText>
  </ZSView>
);

function ChatScreen() {
  const { showSnackBar } = useOverlay();

  return (
    <ZSContainer
      edges={['top', 'bottom']}
      style={{ padding: 24 }}
    >
      <ZSBlockButton
        title="메시지 보내기"
        typo="label.1"
        intent="grey"
        variant="pastel"
        role="button"
        onPress={() =>
          showSnackBar({ message: '메시지를 보냈습니다.' })
        }
      />
    </ZSContainer>
  );
}

export default function ChatApp() {
  return (
    <SafeAreaProvider>
      <ThemeProvider>
        <OverlayProvider
          customSnackbar={renderSnackbar}
          maxSnackbarCount={1}
        >
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
