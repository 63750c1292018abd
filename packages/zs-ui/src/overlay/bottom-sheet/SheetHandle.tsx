import { Pressable, StyleSheet, View } from 'react-native';
import { useTheme } from '../../theme/useTheme';

/** The bar at the top of a sheet. Pressing it closes the sheet for those who cannot pull. */
export function SheetHandle({ gapBelow, onPress }: { gapBelow: number; onPress: () => void }) {
  const { palette } = useTheme();
  return (
    <Pressable
      role="button"
      aria-label="닫기"
      onPress={onPress}
      hitSlop={{ top: 10, bottom: 10 }}
      style={[styles.area, { paddingBottom: gapBelow }]}
    >
      <View style={[styles.bar, { backgroundColor: palette.divider }]} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  area: { alignItems: 'center', paddingTop: 10 },
  bar: { width: 45, height: 3, borderRadius: 2 },
});
