import { SafeAreaProvider } from 'react-native-safe-area-context';
import Example from './Example';

/** The app around an example that brings its own theme. */
export default function App() {
  return (
    <SafeAreaProvider>
      <Example />
    </SafeAreaProvider>
  );
}
