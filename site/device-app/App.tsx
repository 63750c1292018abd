import { OverlayProvider, ThemeProvider } from '@0610studio/zs-ui';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import Example from './Example';

export default function App() {
  return (
    <SafeAreaProvider>
      <ThemeProvider>
        <OverlayProvider>
          <Example />
        </OverlayProvider>
      </ThemeProvider>
    </SafeAreaProvider>
  );
}
