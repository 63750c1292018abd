import { memo } from 'react';
import { StyleSheet, View, type ViewStyle } from 'react-native';
import { RadioItem } from './RadioItem';
import type { ZSRadioGroupProps } from './types';

const CELL_WIDTHS = { 1: '100%', 2: '50%', 3: '33.33%' } as const;
/** Padding (pt) between rows, and on the inner side of a column. */
const ROW_GAP = 10;
const COLUMN_GAP = 3;

/** Width and paddings of an option in the grid. */
function cellStyleOf(position: number, count: number, columns: 1 | 2 | 3): ViewStyle {
  const isLastColumn = (position + 1) % columns === 0;
  const isLastRow = Math.floor(position / columns) === Math.floor((count - 1) / columns);
  return {
    width: CELL_WIDTHS[columns],
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
  selectLabel = '선택',
  ...rest
}: ZSRadioGroupProps) {
  return (
    <View style={rowCount === 1 ? styles.stack : styles.grid} {...containerStyle} {...rest}>
      {options.map((option, position) => (
        <View key={option.index} style={cellStyleOf(position, options.length, rowCount)}>
          <RadioItem
            option={option}
            isSelected={option.index === value?.index}
            isRow={rowCount === 1}
            onSelect={() => !disabled && onSelect(option)}
            valueStyle={valueStyle}
            selectStyle={selectStyle}
            selectLabel={selectLabel}
          />
        </View>
      ))}
    </View>
  );
});

const styles = StyleSheet.create({
  stack: { width: '100%', flexDirection: 'column', flexWrap: 'nowrap' },
  grid: { width: '100%', flexDirection: 'row', flexWrap: 'wrap' },
});
