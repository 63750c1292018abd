import { useEffect } from 'react';
import { Animated, StyleSheet, type TextStyle } from 'react-native';
import { animateTo } from '../../motion/animate';
import { useAnimatedValue } from '../../motion/useAnimatedValue';
import { useReducedMotion } from '../../motion/useReducedMotion';
import { BOX_HEIGHT, INBOX_TOP } from './boxShape';
import type { BoxStyle } from './types';

const FLOAT_DURATION_MS = 200;
/** Font size (pt) of a floating label. */
const FLOATING_SIZE = 11;
const FLOATING_SIZE_INBOX = 10;
/** Distance (pt) from the top of an inbox to the center of its floating label. */
const INBOX_LABEL_MIDDLE = 14;
/** Padding (pt) beside the text, which interrupts the border. */
const LABEL_PADDING = 4;

/** Props of FloatingLabel. */
export interface FloatingLabelProps {
  label: string;
  isFloating: boolean;
  boxStyle: BoxStyle;
  isTextArea: boolean;
  /** Left edge (pt) of the typed text. */
  left: number;
  textStyle: TextStyle;
  color: string;
  backgroundColor: string;
  allowFontScaling: boolean;
}

/** Label: at the position of the text while the field is empty, else above it. */
export function FloatingLabel(props: FloatingLabelProps) {
  const { label, isFloating, boxStyle, isTextArea, left, textStyle, color, backgroundColor } =
    props;
  const isReduced = useReducedMotion();
  const floated = useAnimatedValue(isFloating ? 1 : 0);
  useEffect(() => {
    animateTo(floated, isFloating ? 1 : 0, { duration: FLOAT_DURATION_MS, isReduced });
  }, [isFloating, isReduced, floated]);

  const isInbox = boxStyle === 'inbox';
  const height = BOX_HEIGHT + (isInbox && !isTextArea ? INBOX_TOP : 0);
  const size = isInbox ? FLOATING_SIZE_INBOX : FLOATING_SIZE;
  const scale = floated.interpolate({
    inputRange: [0, 1],
    outputRange: [1, size / (textStyle.fontSize ?? size)],
  });
  const translateY = floated.interpolate({
    inputRange: [0, 1],
    outputRange: [0, (isInbox ? INBOX_LABEL_MIDDLE : 0) - height / 2],
  });
  return (
    <Animated.View
      // The input has the label as its accessible name.
      aria-hidden
      pointerEvents="none"
      style={[styles.place, { left: left - LABEL_PADDING, height, transform: [{ translateY }] }]}
    >
      <Animated.Text
        numberOfLines={1}
        allowFontScaling={props.allowFontScaling}
        style={[
          textStyle,
          styles.text,
          { color, transform: [{ scale }] },
          isFloating && { backgroundColor },
        ]}
      >
        {label}
      </Animated.Text>
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  place: {
    position: 'absolute',
    top: 0,
    right: 0,
    alignItems: 'flex-start',
    justifyContent: 'center',
  },
  text: { paddingHorizontal: LABEL_PADDING, transformOrigin: 'left center' },
});
