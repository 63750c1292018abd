import { StyleSheet, View } from 'react-native';
import { Icon } from '../../icons/Icon';
import { readable, SHAPE_CONTRAST } from '../../theme/contrast';
import { useTheme } from '../../theme/useTheme';
import { ZSText, type ZSTextProps } from '../text/ZSText';

const SELECT_LABEL = '선택';

/** Props of RadioChip. */
export interface RadioChipProps {
  isSelected: boolean;
  selectStyle?: ZSTextProps;
}

/** The chip at the right of a pill: an invitation, or a check once it is taken. */
export function RadioChip({ isSelected, selectStyle }: RadioChipProps) {
  const { palette } = useTheme();
  const { white, black } = palette.text;
  const checkColor = readable(white, palette.primary.main, black, SHAPE_CONTRAST);
  const backgroundColor = isSelected ? palette.primary.main : palette.background.neutral;
  return (
    <View aria-hidden style={[styles.chip, { backgroundColor }]}>
      {isSelected ? (
        <Icon name="check" size={16} color={checkColor} />
      ) : (
        <ZSText typo="label.4" {...selectStyle}>
          {SELECT_LABEL}
        </ZSText>
      )}
    </View>
  );
}

/** The dot at the left of a grid option. */
export function RadioDot({ isSelected }: { isSelected: boolean }) {
  const { palette } = useTheme();
  const borderColor = isSelected ? palette.primary.main : palette.grey[50];
  return (
    <View style={[styles.ring, { borderColor }]}>
      {isSelected && <View style={[styles.dot, { backgroundColor: palette.primary.main }]} />}
    </View>
  );
}

const styles = StyleSheet.create({
  chip: {
    minWidth: 44,
    height: 28,
    paddingHorizontal: 10,
    borderRadius: 14,
    alignItems: 'center',
    justifyContent: 'center',
  },
  ring: {
    width: 20,
    height: 20,
    borderWidth: 2,
    borderRadius: 10,
    marginRight: 8,
    alignItems: 'center',
    justifyContent: 'center',
  },
  dot: { width: 10, height: 10, borderRadius: 5 },
});
