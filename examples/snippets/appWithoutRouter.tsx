import {
  OverlayProvider,
  ThemeProvider,
  ZSContainer,
  ZSText,
} from '@0610studio/zs-ui';
import { SafeAreaProvider } from 'react-native-safe-area-context';

export default function App() {
  return (
    <SafeAreaProvider>
      <ThemeProvider>
        <OverlayProvider>
          <ZSContainer style={{ padding: 24 }}>
            <ZSText typo="heading.5">첫 화면</ZSText>
          </ZSContainer>
        </OverlayProvider>
      </ThemeProvider>
    </SafeAreaProvider>
  );
}
