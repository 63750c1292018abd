import type { ViewStyle } from 'react-native';
import type { BoxStyle, ZSTextFieldProps } from './types';

/** Minimum heights (pt) of a single line and of a text area. */
export const BOX_HEIGHT = 50;
const AREA_HEIGHT = 120;
/** Space (pt) for the label of an inbox, above the text. */
export const INBOX_TOP = 13;

interface Shape {
  boxStyle: BoxStyle;
  innerBoxStyle: ZSTextFieldProps['innerBoxStyle'];
  isTextArea: boolean;
  borderWidth: number;
  borderRadius: number;
}

/** Removes the radius of corners that touch another field, and halves the border between them. */
function joinedCorners(inner: Shape['innerBoxStyle'], borderWidth: number): ViewStyle {
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

/**
 * Size, border and corners of the box of a text field.
 * @example boxShape({ boxStyle: 'underline', borderWidth: 1, borderRadius: 14 }) // { minHeight: 50, paddingTop: 0, alignItems: 'center', borderRadius: 14, borderWidth: 0, borderBottomWidth: 1 }
 */
export function boxShape(shape: Shape): ViewStyle {
  const { boxStyle, innerBoxStyle, isTextArea, borderWidth, borderRadius } = shape;
  const labelSpace = boxStyle === 'inbox' ? INBOX_TOP : 0;
  return {
    minHeight: (isTextArea ? AREA_HEIGHT : BOX_HEIGHT) + labelSpace,
    paddingTop: labelSpace,
    alignItems: isTextArea ? 'flex-start' : 'center',
    borderRadius,
    borderWidth: boxStyle === 'underline' ? 0 : borderWidth,
    borderBottomWidth: borderWidth,
    ...(boxStyle === 'underline' ? {} : joinedCorners(innerBoxStyle, borderWidth)),
  };
}
