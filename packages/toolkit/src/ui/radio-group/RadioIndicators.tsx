import { StyleSheet, View } from 'react-native';
import { CheckIcon } from '../../icons/icons';
import { useTheme } from '../../theme/useTheme';
import { ZSText, type ZSTextProps } from '../text/ZSText';

/** Props of RadioChip. */
export interface RadioChipProps {
  isSelected: boolean;
  selectLabel: string;
  selectStyle?: ZSTextProps;
}

/** Chip on the right of an option: a label, or a check mark if it is selected. */
export function RadioChip({ isSelected, selectLabel, selectStyle }: RadioChipProps) {
  const { palette } = useTheme();
  const backgroundColor = isSelected ? palette.primary.main : palette.background.layer2;
  return (
    <View style={[styles.chip, { backgroundColor }]}>
      {isSelected ? (
        <CheckIcon size={18} />
      ) : (
        <ZSText typo="body.5" numberOfLines={1} {...selectStyle}>
          {selectLabel}
        </ZSText>
      )}
    </View>
  );
}

/** Dot on the left of a grid option; its colour shows whether it is selected. */
export function RadioDot({ color }: { color: string }) {
  return (
    <View style={[styles.ring, { borderColor: color }]}>
      <View style={[styles.dot, { backgroundColor: color }]} />
    </View>
  );
}

const styles = StyleSheet.create({
  chip: {
    minWidth: 42,
    minHeight: 24,
    paddingHorizontal: 10,
    borderRadius: 100,
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
  },
  ring: {
    width: 20,
    height: 20,
    borderWidth: 1,
    borderRadius: 10,
    alignItems: 'center',
    justifyContent: 'center',
  },
  dot: { width: 12, height: 12, borderRadius: 6 },
});
