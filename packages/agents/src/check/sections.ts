/** Pages by what they document. A test finds each section in the built site. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  'docs/FoldableDevice/': ['useFoldingState', 'FoldingStateInfo', 'FoldableConfig'],
  'docs/OverlayComponent/Alert/': ['ShowAlertProps', 'AlertActions', 'AlertAction'],
  'docs/OverlayComponent/BottomSheet/': ['ShowBottomSheetProps', 'BottomSheetOptions'],
  'docs/OverlayComponent/Modality/': ['ModalityProps'],
  'docs/OverlayComponent/PopOver/': ['PopOverButton', 'PopOverMenuProps'],
  'docs/OverlayComponent/Snackbar/': [
    'ShowSnackBarProps',
    'SnackType',
    'SnackItem',
    'CustomSnackbarProps',
  ],
  'docs/Theme/palette/': [
    'ColorPalette',
    'ColorPaletteExtend',
    'ThemeTextType',
    'ThemeBorderType',
    'ThemeBackground',
    'MainColors',
  ],
  'docs/Theme/start/': ['useTheme', 'ThemeProps', 'Theme', 'Palette'],
  'docs/Theme/themefactory/': ['themeFactory', 'ThemeFactoryConfig', 'ThemeFactoryColors'],
  'docs/Theme/typography/': [
    'TypographyVariants',
    'TypographyVariantsProps',
    'TypoNumber',
    'TypoOptions',
    'ThemeFonts',
  ],
  'docs/UiComponent/ThrottleButton/': ['ThrottleButton'],
  'docs/UiComponent/ZSContainer/': [
    'ZSContainer',
    'ZSContainerRef',
    'ZSAboveKeyboard',
    'ZSBottomCta',
  ],
  'docs/UiComponent/ZSPressable/': ['ZSPressable'],
  'docs/UiComponent/ZSRadioGroup/': ['ZSRadioGroup', 'RadioOption'],
  'docs/UiComponent/ZSText/': ['ZSText', 'ZSTextProps', 'TypoColorOptions', 'TextAtom'],
  'docs/UiComponent/ZSTextField/': ['ZSTextField', 'ZSTextFieldRef', 'BoxStyle', 'ErrorComponent'],
  'docs/UiComponent/ZSView/': ['ZSView', 'AnimatedWrapper', 'ShadowLevel', 'ShadowStyle'],
  'docs/provider/': [
    'ThemeProvider',
    'ThemeProviderProps',
    'OverlayProvider',
    'OverlayProviderProps',
  ],
};

const pageByName: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(PAGES).flatMap(([page, names]) => names.map((name) => [name, page])),
);

/** Sections that explain a rule, or a version. */
export const SECTIONS = {
  exports: 'docs/api/#내보내는-이름',
  innerPaths: 'docs/api/#내부-경로',
  versions: 'docs/Guide/Versions/',
  removed: 'docs/Guide/Versions/#1-0128-제거된-api-바꾸기',
  overlays: 'docs/OverlayComponent/start/',
} as const;

/** The table of what a component or a type has; undefined for what the toolkit does not document. */
export function tableOf(name: string): string | undefined {
  if (name === 'OverlayContextProps' || name === 'GlobalOverlay' || name === 'useOverlay') {
    return SECTIONS.overlays;
  }
  return pageByName[name] && `${pageByName[name]}#api`;
}

/** All sections that a finding can name. */
export const allSections = (): string[] => [
  ...Object.values(SECTIONS),
  ...Object.keys(PAGES).map((page) => `${page}#api`),
];
