/** A type of React Native whose members a component or a type of the toolkit inherits. */
interface Inherited {
  from: 'ViewProps' | 'TextProps' | 'TouchableOpacityProps' | 'ScrollViewProps';
  /** First version that inherits them; absent: since the name exists. */
  since?: string;
  /** First version that does not; absent: as long as the name exists. */
  until?: string;
}

const view: Inherited = { from: 'ViewProps' };
const viewLater: Inherited = { from: 'ViewProps', since: '0.13.12' };
const text: Inherited = { from: 'TextProps' };
const touchable: Inherited = { from: 'TouchableOpacityProps' };

/**
 * What the history of the API leaves out, read from the source of all its versions with
 * `readVersionApis` of @zs-docs/api-docs/build.
 */
export const INHERITED: Readonly<Record<string, Inherited>> = {
  AnimatedWrapper: view,
  AnimatedWrapperProps: view,
  BottomSheetNotify: view,
  BottomSheetOverlay: { from: 'ViewProps', until: '0.0.52' },
  ErrorComponent: viewLater,
  PopOverButton: view,
  PopOverButtonProps: view,
  ScrollViewAtom: { from: 'ScrollViewProps' },
  TextAtom: text,
  ThrottleButton: touchable,
  ThrottleButtonProps: touchable,
  ZSAboveKeyboard: viewLater,
  ZSBlockButton: viewLater,
  ZSContainer: view,
  ZSContainerProps: view,
  ZSPressable: view,
  ZSPressableProps: view,
  ZSRadioGroup: viewLater,
  ZSRadioGroupProps: viewLater,
  ZSSkeleton: viewLater,
  ZSSkeletonBox: viewLater,
  ZSSkeletonBoxProps: viewLater,
  ZSSkeletonProps: viewLater,
  ZSSwitch: viewLater,
  ZSSwitchProps: viewLater,
  ZSText: text,
  ZSTextProps: text,
  ZSView: view,
};
