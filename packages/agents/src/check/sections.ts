import { compareVersions } from 'compare-versions';

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

/** Names of code are looked up: a map has none that an object inherits, such as `constructor`. */
const pageByName: ReadonlyMap<string, string> = new Map(
  Object.entries(PAGES).flatMap(([page, names]) =>
    names.map((name): [string, string] => [name, page]),
  ),
);

/** Sections that explain a rule, or a version. */
export const SECTIONS = {
  accessibility: 'docs/Guide/Accessibility/',
  alertChain: 'docs/OverlayComponent/Alert/#알림창을-이어서-띄우기',
  bareText: 'docs/UiComponent/ZSText/',
  containerNotes: 'docs/UiComponent/ZSContainer/#주의할-점',
  exports: 'docs/api/#내보내는-이름',
  fieldName: 'docs/UiComponent/ZSTextField/#접근성',
  fieldNotes: 'docs/UiComponent/ZSTextField/#주의할-점',
  innerPaths: 'docs/api/#내부-경로',
  nestedList:
    'docs/Guide/Troubleshooting/#virtualizedlists-should-never-be-nested-inside-plain-scrollviews',
  outsideOverlays: 'docs/Guide/Troubleshooting/#useoverlay-must-be-used-within-an-overlayprovider',
  outsideTheme: 'docs/Guide/Troubleshooting/#usetheme-must-be-used-within-a-themeprovider',
  overlayDependency: 'docs/OverlayComponent/start/#화면을-열-때-호출하기',
  overlayTooEarly: 'docs/Guide/Troubleshooting/#overlay-functions-are-not-available',
  overlays: 'docs/OverlayComponent/start/',
  popOverName: 'docs/OverlayComponent/PopOver/#접근성',
  pressableName: 'docs/UiComponent/ZSPressable/#접근성',
  pressableNotes: 'docs/UiComponent/ZSPressable/#주의할-점',
  providerOrder: 'docs/provider/#provider-순서',
  themeFactory: 'docs/Guide/ThemeAndPerformance/#컴포넌트-밖에서-한-번만-만들기',
  versions: 'docs/Guide/Versions/',
} as const;

/** Steps of the upgrade, by the first version after each. */
const UPGRADES: readonly [string, string][] = [
  ['0.12.3', SECTIONS.versions],
  ['0.12.9', 'docs/Guide/Versions/#1-0128-제거된-api-바꾸기'],
  ['0.13.13', 'docs/Guide/Versions/#2-01312-sdk-53'],
  ['0.17.2', 'docs/Guide/Versions/#3-0171-sdk-54와-reanimated-4'],
  ['0.18.2', 'docs/Guide/Versions/#4-0181-sdk-56'],
];

/** The step of the upgrade that a version belongs to. */
export const upgradeTo = (version: string): string =>
  UPGRADES.find(([end]) => compareVersions(version, end) < 0)?.[1] ?? SECTIONS.versions;

/** The table of what a component or a type has; undefined for what the toolkit does not document. */
export function tableOf(name: string): string | undefined {
  if (name === 'OverlayContextProps' || name === 'GlobalOverlay' || name === 'useOverlay') {
    return SECTIONS.overlays;
  }
  const page = pageByName.get(name);
  return page && `${page}#api`;
}

/** All sections that a finding can name. */
export const allSections = (): string[] => [
  ...Object.values(SECTIONS),
  ...UPGRADES.map(([, section]) => section),
  ...Object.keys(PAGES).map((page) => `${page}#api`),
];
