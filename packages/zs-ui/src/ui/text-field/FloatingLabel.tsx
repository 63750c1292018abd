import { useEffect } from 'react';
import { Animated, StyleSheet, type TextStyle } from 'react-native';
import { travel } from '../../motion/animate';
import { useAnimatedValue } from '../../motion/useAnimatedValue';
import { useReducedMotion } from '../../motion/useReducedMotion';
import { BOX_HEIGHT, INBOX_TOP } from './boxShape';
import type { BoxStyle } from './types';

/** Time (ms) to float up, and to come back. */
const FLOAT = 200;
/** Text size (pt) of a floating label. */
const FLOATING_SIZE = 11;
const FLOATING_SIZE_INBOX = 10;
/** Distance (pt) from the top of an inbox to the middle of its floating label. */
const INBOX_LABEL_MIDDLE = 14;
/** Room (pt) beside the label's text, where it cuts the border. */
const LABEL_PADDING = 4;

/** Props of FloatingLabel. */
export interface FloatingLabelProps {
  label: string;
  isFloating: boolean;
  boxStyle: BoxStyle;
  isTextArea: boolean;
  /** Where the typed text starts (pt). */
  left: number;
  textStyle: TextStyle;
  color: string;
  backgroundColor: string;
  allowFontScaling: boolean;
}

/** The label: in the place of the text while that is empty, above it otherwise. */
export function FloatingLabel(props: FloatingLabelProps) {
  const { label, isFloating, boxStyle, isTextArea, left, textStyle, color, backgroundColor } =
    props;
  const isReduced = useReducedMotion();
  const floated = useAnimatedValue(isFloating ? 1 : 0);
  useEffect(() => {
    travel(floated, isFloating ? 1 : 0, { duration: FLOAT, isReduced });
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
      // The input carries the label for screen readers.
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
