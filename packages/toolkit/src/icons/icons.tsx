import Svg, { Circle, Path } from 'react-native-svg';

/** Check mark of a selected option. */
export function CheckIcon({ size }: { size: number }) {
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" fill="none">
      <Path
        d="M6 12L10.2426 16.2426L18.727 7.75732"
        stroke="#fff"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Svg>
  );
}

/** Cross of the clear button. */
export function CloseIcon({ color }: { color: string }) {
  return (
    <Svg width={12} height={12} viewBox="0 0 12 12">
      <Path d="M3 3l6 6M3 9l6-6" stroke={color} strokeWidth={1.44} strokeLinecap="round" />
    </Svg>
  );
}

/** White exclamation mark on a disc. */
export function ErrorIcon({ size, color }: { size: number; color: string }) {
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24">
      <Circle cx="12" cy="12" r="10" fill={color} />
      <Path d="M12 6.5v6" stroke="#FFFFFF" strokeWidth="2.2" strokeLinecap="round" />
      <Circle cx="12.1" cy="17" r="1.5" fill="#FFFFFF" />
    </Svg>
  );
}
