import { OverlayProvider, type ThemeFonts, ThemeProvider } from '@0610studio/zs-ui';
import { setFoldingState } from '@0610studio/zs-ui/preview';
import type { ToolkitSetup } from '@zs-docs/playground/react';

/** Maps four weights to the two of the system font. */
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

/** Whether an example renders a ThemeProvider itself, and so all providers. */
export const ownsWrapper: ToolkitSetup['ownsWrapper'] = (code) => /\.ThemeProvider\b/.test(code);

/** Reports the fold state of the phone's device to the toolkit, with the width of its screen. */
export const onDevice: ToolkitSetup['onDevice'] = ({ unfolded }, width) =>
  setFoldingState(unfolded ? 'unfolded' : 'folded', width);
