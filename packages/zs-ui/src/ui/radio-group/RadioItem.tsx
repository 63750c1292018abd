import type { ComponentRef, Ref } from 'react';
import { Animated, Pressable, StyleSheet, type View } from 'react-native';
import { usePressScale } from '../../motion/usePressScale';
import { webProps } from '../../platform/webProps';
import { useTheme } from '../../theme/useTheme';
import { ZSText } from '../text/ZSText';
import { RadioChip, RadioDot } from './RadioMark';
import type { RadioOption, ZSRadioGroupProps } from './types';

/** Props of RadioItem. */
export interface RadioItemProps
  extends Pick<ZSRadioGroupProps, 'disabled' | 'valueStyle' | 'selectStyle'> {
  option: RadioOption;
  isSelected: boolean;
  /** Whether Tab stops here. */
  isTabStop: boolean;
  columns: 1 | 2 | 3;
  onSelect: () => void;
  onKey: (key: string) => boolean;
  ref: Ref<ComponentRef<typeof View>>;
}

/** One option of a radio group. */
export function RadioItem(props: RadioItemProps) {
  const { option, isSelected, columns, disabled, onKey, ref } = props;
  const { palette } = useTheme();
  const scale = usePressScale();
  const isPill = columns === 1;
  const pillColors = {
    borderColor: isSelected ? palette.primary.light : palette.background.neutral,
    backgroundColor: isSelected ? palette.background.layer1 : palette.background.base,
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
      style={isPill ? styles.wide : { width: `${100 / columns}%` }}
    >
      <Animated.View style={[isPill ? [styles.pill, pillColors] : styles.cell, scale.style]}>
        {!isPill && <RadioDot isSelected={isSelected} />}
        <ZSText {...props.valueStyle} style={[styles.value, props.valueStyle?.style]}>
          {option.value}
        </ZSText>
        {isPill && <RadioChip isSelected={isSelected} selectStyle={props.selectStyle} />}
      </Animated.View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  wide: { width: '100%' },
  pill: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 52,
    paddingHorizontal: 16,
    paddingVertical: 10,
    borderWidth: 1,
    borderRadius: 26,
  },
  cell: { flexDirection: 'row', alignItems: 'center', minHeight: 44 },
  value: { flexShrink: 1 },
});
