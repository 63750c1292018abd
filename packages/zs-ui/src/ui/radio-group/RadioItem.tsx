import type { ComponentRef, Ref } from 'react';
import { Animated, Pressable, StyleSheet, type View, type ViewStyle } from 'react-native';
import { usePressScale } from '../../motion/usePressScale';
import { webProps } from '../../platform/webProps';
import { useTheme } from '../../theme/useTheme';
import { ZSText } from '../text/ZSText';
import { RadioChip, RadioDot } from './RadioIndicators';
import type { RadioOption, ZSRadioGroupProps } from './types';

/** Props of RadioItem. */
export interface RadioItemProps
  extends Pick<ZSRadioGroupProps, 'disabled' | 'valueStyle' | 'selectStyle'> {
  option: RadioOption;
  isSelected: boolean;
  /** True for the one option that Tab focuses (roving tabindex). */
  isTabStop: boolean;
  columns: 1 | 2 | 3;
  /** Width, and paddings to neighbours. */
  cellStyle: ViewStyle;
  onSelect: () => void;
  onKey: (key: string) => boolean;
  ref: Ref<ComponentRef<typeof View>>;
}

/** An option of a radio group. */
export function RadioItem(props: RadioItemProps) {
  const { option, isSelected, columns, disabled, onKey, ref } = props;
  const { palette } = useTheme();
  const scale = usePressScale();
  const isRow = columns === 1;
  const pillColors = {
    borderColor: isSelected ? palette.primary.light : palette.background.neutral,
    backgroundColor: isSelected ? palette.background.layer1 : 'transparent',
  };
  return (
    <Pressable
      ref={ref}
      role="radio"
      aria-checked={isSelected}
      disabled={disabled}
      aria-label={option.value}
      tabIndex={props.isTabStop ? 0 : -1}
      onPress={props.onSelect}
      onPressIn={scale.onPressIn}
      onPressOut={scale.onPressOut}
      {...webProps({
        onKeyDown: (event: KeyboardEvent) => onKey(event.key) && event.preventDefault(),
      })}
      style={props.cellStyle}
    >
      <Animated.View style={[styles.pill, pillColors, scale.style]}>
        {!isRow && <RadioDot color={pillColors.borderColor} />}
        <ZSText style={styles.value} {...props.valueStyle}>
          {option.value}
        </ZSText>
        {isRow && <RadioChip isSelected={isSelected} selectStyle={props.selectStyle} />}
      </Animated.View>
    </Pressable>
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
  value: { paddingLeft: 10, paddingRight: 12 },
});
