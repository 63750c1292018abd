import type { ViewStyle } from 'react-native';
import type { BoxStyle, ZSTextFieldProps } from './types';

/** Space (pt) for the label of an inbox, above the text. */
const INBOX_TOP = 13;

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
  switch (inner) {
    case 'top':
      return {
        borderBottomLeftRadius: 0,
        borderBottomRightRadius: 0,
        borderBottomWidth: half,
      };
    case 'middle':
      return { borderRadius: 0, borderTopWidth: half, borderBottomWidth: half };
    case 'bottom':
      return { borderTopLeftRadius: 0, borderTopRightRadius: 0, borderTopWidth: half };
    default:
      return {};
  }
}

/**
 * Border, corners and alignment of the box of a text field.
 * @example boxShape({ boxStyle: 'underline', borderWidth: 1, borderRadius: 14 }) // { width: '100%', justifyContent: 'center', paddingTop: 0, borderRadius: 14, borderBottomWidth: 1 }
 */
export function boxShape(shape: Shape): ViewStyle {
  const { boxStyle, innerBoxStyle, isTextArea, borderWidth, borderRadius } = shape;
  return {
    width: '100%',
    justifyContent: isTextArea ? 'flex-start' : 'center',
    paddingTop: boxStyle === 'inbox' ? INBOX_TOP : 0,
    borderRadius,
    ...(boxStyle === 'underline' ? { borderBottomWidth: borderWidth } : { borderWidth }),
    ...joinedCorners(innerBoxStyle, borderWidth),
  };
}

/**
 * Height (pt) of a box with one line, for pictures, which are drawn without a layout.
 * @example estimatedHeight(14, 'outline') // 47
 */
export function estimatedHeight(fontSize: number, boxStyle: BoxStyle): number {
  const paddings = 28 + (boxStyle === 'inbox' ? INBOX_TOP : 0);
  return Math.round(fontSize * 1.2 + paddings + 2);
}
