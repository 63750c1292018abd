export type { FoldingStateInfo } from './folding/types';
export { useFoldingState } from './folding/useFoldingState';
export type { AlertAction, AlertActions, ShowAlertProps } from './overlay/alert/types';
export type { BottomSheetOptions, ShowBottomSheetProps } from './overlay/bottom-sheet/types';
export { GlobalOverlay } from './overlay/GlobalOverlay';
export { OverlayProvider } from './overlay/OverlayProvider';
export { PopOverButton } from './overlay/pop-over/PopOverButton';
export type { PopOverMenuProps } from './overlay/pop-over/types';
export { ZSPortal } from './overlay/portal/ZSPortal';
export type {
  CustomSnackbarProps,
  ShowSnackBarProps,
  SnackItem,
  SnackType,
} from './overlay/snackbar/types';
export type { HideOption, OverlayProviderProps } from './overlay/types';
export { useOverlay } from './overlay/useOverlay';
export type { ShadowLevel, ShadowStyle } from './theme/elevationTypes';
export type {
  ColorPalette,
  ColorPaletteExtend,
  MainColors,
  Theme,
  ThemeBackground,
  ThemeTextType,
} from './theme/paletteTypes';
export { ThemeProvider } from './theme/ThemeProvider';
export { themeFactory } from './theme/themeFactory';
export type { TypoColorOptions } from './theme/tokenTypes';
export type {
  FoldableConfig,
  Palette,
  ThemeFactoryColors,
  ThemeFactoryConfig,
  ThemeProps,
  ThemeProviderProps,
} from './theme/types';
export type {
  ThemeFonts,
  TypographyVariants,
  TypographyVariantsProps,
  TypoNumber,
  TypoOptions,
  TypoStyle,
  TypoSubStyle,
} from './theme/typographyTypes';
export { useStyleSheetCreate } from './theme/useStyleSheetCreate';
export { useTheme } from './theme/useTheme';
export { ZSBlockButton } from './ui/block-button/ZSBlockButton';
export type { ZSContainerRef } from './ui/container/types';
export { ZSContainer } from './ui/container/ZSContainer';
export { ZSAboveKeyboard } from './ui/keyboard/ZSAboveKeyboard';
export { ZSPressable } from './ui/pressable/ZSPressable';
export type { RadioOption } from './ui/radio-group/types';
export { ZSRadioGroup } from './ui/radio-group/ZSRadioGroup';
export { ZSSkeleton } from './ui/skeleton/ZSSkeleton';
export { ZSSkeletonBox } from './ui/skeleton/ZSSkeletonBox';
export { ZSSwitch } from './ui/switch/ZSSwitch';
export { TextAtom } from './ui/text/TextAtom';
export { ZSText, type ZSTextProps } from './ui/text/ZSText';
export { ErrorComponent } from './ui/text-field/ErrorComponent';
export type { BoxStyle, ZSTextFieldRef } from './ui/text-field/types';
export { ZSTextField } from './ui/text-field/ZSTextField';
export { AnimatedWrapper } from './ui/view/AnimatedWrapper';
export { ZSView } from './ui/view/ZSView';
