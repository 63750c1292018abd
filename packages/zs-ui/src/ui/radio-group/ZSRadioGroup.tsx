import { memo } from 'react';
import { StyleSheet, View, type ViewStyle } from 'react-native';
import { RadioItem } from './RadioItem';
import type { ZSRadioGroupProps } from './types';
import { useRadioKeys } from './useRadioKeys';

/** Padding (pt) between rows, and on the inner side of a column. */
const ROW_GAP = 10;
const COLUMN_GAP = 3;

/** Width and paddings of an option in the grid. */
function cellStyleOf(position: number, count: number, columns: 1 | 2 | 3): ViewStyle {
  const isLastColumn = (position + 1) % columns === 0;
  const isLastRow = Math.floor(position / columns) === Math.floor((count - 1) / columns);
  return {
    width: `${100 / columns}%`,
    paddingLeft: columns > 1 && isLastColumn ? COLUMN_GAP : 0,
    paddingRight: columns > 1 && !isLastColumn ? COLUMN_GAP : 0,
    paddingBottom: isLastRow ? 0 : ROW_GAP,
  };
}

/** 여러 선택지 중 하나를 고르는 라디오 버튼 그룹입니다. */
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
      style={rowCount === 1 ? styles.stack : styles.grid}
      {...containerStyle}
    >
      {options.map((option, position) => (
        <RadioItem
          key={option.index}
          ref={refOf(position)}
          option={option}
          isSelected={position === selected}
          isTabStop={position === tabStop}
          columns={rowCount}
          cellStyle={cellStyleOf(position, options.length, rowCount)}
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
  stack: { width: '100%' },
  grid: { width: '100%', flexDirection: 'row', flexWrap: 'wrap' },
});
