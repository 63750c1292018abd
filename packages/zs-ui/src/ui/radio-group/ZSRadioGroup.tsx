import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { RadioItem } from './RadioItem';
import type { ZSRadioGroupProps } from './types';
import { useRadioKeys } from './useRadioKeys';

/** 여럿 가운데 하나를 고르는 라디오 묶음입니다. */
export const ZSRadioGroup = memo(function ZSRadioGroup({
  options,
  onSelect,
  value,
  rowCount = 1,
  disabled = false,
  containerStyle,
  valueStyle,
  selectStyle,
}: ZSRadioGroupProps) {
  const select = (position: number) => {
    const option = options[position];
    if (option !== undefined && !disabled) {
      onSelect(option);
    }
  };
  const { onKey, refOf } = useRadioKeys(options.length, select);
  const selected = options.findIndex((option) => option.index === value?.index);
  const tabStop = Math.max(0, selected);
  return (
    <View
      role="radiogroup"
      aria-disabled={disabled}
      {...containerStyle}
      style={[rowCount === 1 ? styles.stack : styles.grid, containerStyle?.style]}
    >
      {options.map((option, position) => (
        <RadioItem
          key={option.index}
          ref={refOf(position)}
          option={option}
          isSelected={position === selected}
          isTabStop={position === tabStop}
          columns={rowCount}
          disabled={disabled}
          valueStyle={valueStyle}
          selectStyle={selectStyle}
          onSelect={() => select(position)}
          onKey={onKey(position)}
        />
      ))}
    </View>
  );
});

const styles = StyleSheet.create({
  stack: { gap: 10 },
  grid: { flexDirection: 'row', flexWrap: 'wrap' },
});
