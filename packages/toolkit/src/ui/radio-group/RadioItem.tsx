import { StyleSheet, View } from 'react-native';
import { useTheme } from '../../theme/useTheme';
import { ZSPressable } from '../pressable/ZSPressable';
import { ZSText } from '../text/ZSText';
import { RadioChip, RadioDot } from './RadioIndicators';
import type { RadioOption, ZSRadioGroupProps } from './types';

/** Props of RadioItem. */
export interface RadioItemProps extends Pick<ZSRadioGroupProps, 'valueStyle' | 'selectStyle'> {
  selectLabel: string;
  option: RadioOption;
  isSelected: boolean;
  /** True if the option fills a row of its own. */
  isRow: boolean;
  onSelect: () => void;
}

/** An option of a radio group. */
export function RadioItem({
  option,
  isSelected,
  isRow,
  onSelect,
  valueStyle,
  selectStyle,
  selectLabel,
}: RadioItemProps) {
  const { palette } = useTheme();
  const borderColor = isSelected ? palette.primary.light : palette.background.neutral;
  const backgroundColor = isSelected ? palette.background.layer1 : 'transparent';
  return (
    <ZSPressable onPress={onSelect} pressedBackgroundColor="transparent" fullWidth>
      <View style={[styles.pill, { borderColor, backgroundColor }]}>
        {!isRow && <RadioDot color={borderColor} />}
        <View style={styles.value}>
          <ZSText {...valueStyle}>{option.value}</ZSText>
        </View>
        {isRow && (
          <RadioChip isSelected={isSelected} selectLabel={selectLabel} selectStyle={selectStyle} />
        )}
      </View>
    </ZSPressable>
  );
}

const styles = StyleSheet.create({
  pill: {
    flexDirection: 'row',
    alignItems: 'center',
    paddingVertical: 12,
    paddingLeft: 10,
    paddingRight: 15,
    borderWidth: 1,
    borderRadius: 100,
  },
  value: { flex: 1, minWidth: 0, paddingLeft: 10, paddingRight: 12 },
});
