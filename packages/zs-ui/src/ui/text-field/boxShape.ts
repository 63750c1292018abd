import type { ViewStyle } from 'react-native';
import type { BoxStyle, ZSTextFieldProps } from './types';

/** Heights (pt) of the box with one line, and of a text area. */
export const BOX_HEIGHT = 50;
const AREA_HEIGHT = 120;
/** Room (pt) an inbox keeps above the text for its label. */
export const INBOX_TOP = 13;

interface Shape {
  boxStyle: BoxStyle;
  innerBoxStyle: ZSTextFieldProps['innerBoxStyle'];
  isTextArea: boolean;
  borderWidth: number;
  borderRadius: number;
}

/** Squares the corners that meet another box of a stack and halves the border between them. */
function joints(inner: Shape['innerBoxStyle'], borderWidth: number): ViewStyle {
  const half = borderWidth / 2;
  const joinsAbove = inner === 'middle' || inner === 'bottom';
  const joinsBelow = inner === 'middle' || inner === 'top';
  return {
    ...(joinsAbove && { borderTopLeftRadius: 0, borderTopRightRadius: 0, borderTopWidth: half }),
    ...(joinsBelow && {
      borderBottomLeftRadius: 0,
      borderBottomRightRadius: 0,
      borderBottomWidth: half,
    }),
  };
}

/** Size, border and corners of a text field's box. */
export function boxShape(shape: Shape): ViewStyle {
  const { boxStyle, innerBoxStyle, isTextArea, borderWidth, borderRadius } = shape;
  const topRoom = boxStyle === 'inbox' ? INBOX_TOP : 0;
  return {
    minHeight: (isTextArea ? AREA_HEIGHT : BOX_HEIGHT) + topRoom,
    paddingTop: topRoom,
    alignItems: isTextArea ? 'flex-start' : 'center',
    borderRadius,
    borderWidth: boxStyle === 'underline' ? 0 : borderWidth,
    borderBottomWidth: borderWidth,
    ...(boxStyle === 'underline' ? {} : joints(innerBoxStyle, borderWidth)),
  };
}
