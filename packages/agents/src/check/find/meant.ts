import { nearNames } from '@zs-docs/api-docs';
import type { CheckContext } from './CheckContext.ts';

/**
 * What is called otherwise in the toolkit than in other kits: names, and members by the type or the
 * component that has them; those of React Native by `*`.
 */
const MEANT: ReadonlyMap<string, string> = new Map([
  ['ZSAlert', 'useOverlay'],
  ['ZSBottomSheet', 'useOverlay'],
  ['ZSButton', 'ZSPressable'],
  ['ZSInput', 'ZSTextField'],
  ['ZSModal', 'useOverlay'],
  ['ZSProvider', 'ThemeProvider'],
  ['ZSRadio', 'ZSRadioGroup'],
  ['ZSScreen', 'ZSContainer'],
  ['ZSSnackbar', 'useOverlay'],
  ['ZSTextInput', 'ZSTextField'],
  ['ZSToast', 'useOverlay'],
  ['ZSTouchable', 'ZSPressable'],
  ['useAlert', 'useOverlay'],
  ['useBottomSheet', 'useOverlay'],
  ['useColors', 'useTheme'],
  ['useLoader', 'useOverlay'],
  ['useModal', 'useOverlay'],
  ['useModality', 'useOverlay'],
  ['usePalette', 'useTheme'],
  ['useSnackBar', 'useOverlay'],
  ['useSnackbar', 'useOverlay'],
  ['useToast', 'useOverlay'],
  ['*.onClick', 'onPress'],
  ['*.onChange', 'onChangeText'],
  ['*.class', 'style'],
  ['*.className', 'style'],
  ['AlertAction.text', 'label'],
  ['AlertAction.title', 'label'],
  ['OverlayContextProps.hide', 'hideOverlay'],
  ['OverlayContextProps.showSnackbar', 'showSnackBar'],
  ['OverlayContextProps.showToast', 'showSnackBar'],
  ['RadioOption.id', 'index'],
  ['RadioOption.key', 'index'],
  ['RadioOption.label', 'value'],
  ['ShowAlertProps.buttons', 'actions'],
  ['ShowAlertProps.content', 'informative'],
  ['ShowAlertProps.description', 'informative'],
  ['ShowAlertProps.message', 'informative'],
  ['ShowBottomSheetProps.children', 'component'],
  ['ShowBottomSheetProps.content', 'component'],
  ['ShowBottomSheetProps.header', 'headerComponent'],
  ['ShowBottomSheetProps.title', 'headerComponent'],
  ['ModalityProps.children', 'component'],
  ['ModalityProps.content', 'component'],
  ['PopOverMenuProps.content', 'component'],
  ['ShowSnackBarProps.duration', 'snackbarDuration'],
  ['ShowSnackBarProps.text', 'message'],
  ['ShowSnackBarProps.title', 'message'],
  ['ThemeProps.colors', 'palette'],
  ['ThemeProps.mode', 'palette.mode'],
  ['ThemeProps.toggleTheme', 'palette.toggleTheme'],
  ['ThemeProvider.theme', 'customPalette'],
  ['ThemeProvider.palette', 'customPalette'],
  ['ThemeProvider.fonts', 'themeFonts'],
  ['TypographyVariantsProps.h1', 'heading'],
  ['ZSContainer.scrollable', 'scrollViewDisabled'],
  ['ZSRadioGroup.onChange', 'onSelect'],
  ['ZSRadioGroup.selected', 'value'],
  ['ZSText.size', 'typo'],
  ['ZSText.type', 'typo'],
  ['ZSText.variant', 'typo'],
  ['ZSText.weight', 'typo'],
  ['ZSTextField.error', 'errorMessage'],
  ['ZSTextField.placeholder', 'label'],
  ['TextStyle.border', 'borderWidth'],
  ['ViewStyle.border', 'borderWidth'],
  ['ZSView.elevation', 'elevationLevel'],
  ['ZSPressable.elevation', 'elevationLevel'],
]);

/** Most names that a sentence suggests. */
const MAX_NAMES = 3;

/** Most names that are listed where none is similar. */
const MAX_LISTED = 8;

/** What was probably meant by a name, of the names there are. */
export function meantName(
  written: string,
  names: readonly string[],
  owner?: string,
): string | undefined {
  const known = owner === undefined ? [written] : [`${owner}.${written}`, `*.${written}`];
  return known
    .map((key) => MEANT.get(key))
    .find((name) => name !== undefined && names.includes(name.split('.')[0] ?? ''));
}

/** Advice to take another name: what other kits call so, else one with similar letters. */
export function nameAdvice(
  { text }: CheckContext,
  written: string,
  names: readonly string[],
  owner?: string,
): string[] {
  const meant = meantName(written, names, owner);
  const near = nearNames(written, names).slice(0, MAX_NAMES);
  if (meant) {
    return [text.instead(meant)];
  }
  if (near.length > 0) {
    return [text.near(near)];
  }
  return names.length > 0 && names.length <= MAX_LISTED ? [text.there(names)] : [];
}
