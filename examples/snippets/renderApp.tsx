import {
  OverlayProvider,
  ThemeProvider,
} from '@0610studio/zs-ui';
import { render } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';

/** 화면을 앱과 같은 순서의 Provider로 감싸서 렌더링합니다. */
export function renderApp(screen: ReactElement) {
  return render(
    <SafeAreaProvider>
      <ThemeProvider>
        <OverlayProvider>{screen}</OverlayProvider>
      </ThemeProvider>
    </SafeAreaProvider>,
  );
}
