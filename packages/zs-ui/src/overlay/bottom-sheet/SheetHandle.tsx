import { type GestureResponderHandlers, StyleSheet, View } from 'react-native';
import { webProps } from '../../platform/webProps';
import { useTheme } from '../../theme/useTheme';

interface SheetHandleProps {
  gapBelow: number;
  /** Handlers of the drag gesture. A `Pressable` would not hand the mouse over to them. */
  pull: GestureResponderHandlers;
  onPress: () => void;
}

/** Bar at the top of a sheet. A press closes the sheet, for users who cannot drag. */
export function SheetHandle({ gapBelow, pull, onPress }: SheetHandleProps) {
  const { palette } = useTheme();
  return (
    <View
      {...pull}
      accessible
      role="button"
      aria-label="닫기"
      onAccessibilityTap={onPress}
      hitSlop={{ top: 10, bottom: 10 }}
      style={[styles.area, { paddingBottom: gapBelow }, webProps({ cursor: 'grab' })]}
      {...webProps({ onClick: onPress })}
    >
      <View style={[styles.bar, { backgroundColor: palette.divider }]} />
    </View>
  );
}

const styles = StyleSheet.create({
  area: { alignItems: 'center', paddingTop: 10 },
  bar: { width: 45, height: 3, borderRadius: 2 },
});
