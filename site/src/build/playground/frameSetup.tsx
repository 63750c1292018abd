import { OverlayProvider, type ThemeFonts, ThemeProvider } from '@0610studio/zs-ui';
import { setFoldingState } from '@0610studio/zs-ui/preview';
import type { ToolkitSetup } from '@zs-docs/playground/react';

/** Fonts of an app that has two weights of the system's face. */
const themeFonts: ThemeFonts = {
  400: 'System',
  500: 'System',
  600: 'System-Bold',
  700: 'System-Bold',
};

/** Providers that an app with ZS-ui has at its root. */
export const Wrapper: ToolkitSetup['Wrapper'] = ({ children }) => (
  <ThemeProvider themeFonts={themeFonts}>
    <OverlayProvider>{children}</OverlayProvider>
  </ThemeProvider>
);

/** An example with a theme of its own brings its providers. */
export const ownsWrapper: ToolkitSetup['ownsWrapper'] = (code) => /\.ThemeProvider\b/.test(code);

/** Opens and closes the foldable as the phone's device does; its width is the screen's own. */
export const onDevice: ToolkitSetup['onDevice'] = ({ unfolded }, width) =>
  unfolded ? setFoldingState('unfolded', width) : setFoldingState(undefined);
