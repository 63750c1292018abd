import { useEffect } from 'react';
import { Animated, Platform, StyleSheet, type TextStyle, View } from 'react-native';
import { animateTo } from '../../motion/animate';
import { useAnimatedValue } from '../../motion/useAnimatedValue';
import { useReducedMotion } from '../../motion/useReducedMotion';
import { webProps } from '../../platform/webProps';
import type { BoxStyle } from './types';
import { FIELD_DURATION_MS, useColorFade } from './useFieldColors';

/** Font size (pt) of a floating label, and its distance (pt) from the edge of the box. */
const FLOATING = { outline: [11, 2], underline: [11, 2], inbox: [10, 17] } as const;
/** Position (pt) in a text area, and its way up, which does not depend on the height. */
const AREA_TOP = 12;
const AREA_RISE = -24;
/** Padding (pt) beside the text of an outline, which interrupts the border. */
const LABEL_PADDING = 5;
/** Font size (pt) where the typography has none. */
const DEFAULT_SIZE = 17;

/** Yoga places an absolute view without insets in the whole box; browsers leave its padding out. */
const IN_WHOLE_BOX = webProps({ left: 0, top: 0, bottom: 0 });

/** Props of FloatingLabel. */
export interface FloatingLabelProps {
  label: string;
  isFloating: boolean;
  boxStyle: BoxStyle;
  /** Height (pt) of the box; 0 until it is measured. */
  boxHeight: number;
  isTextArea: boolean;
  /** Left edge (pt) of the typed text. */
  left: number;
  textStyle: TextStyle;
  color: string;
  backgroundColor: string;
  allowFontScaling: boolean;
}

/** Label: at the position of the text while the field is empty, else on the edge of the box. */
export function FloatingLabel(props: FloatingLabelProps) {
  const { label, isFloating, boxStyle, boxHeight, isTextArea, textStyle, backgroundColor } = props;
  const isReduced = useReducedMotion();
  const floated = useAnimatedValue(isFloating ? 1 : 0);
  const colorFade = useColorFade('color');
  useEffect(() => {
    animateTo(floated, isFloating ? 1 : 0, { duration: FIELD_DURATION_MS, isReduced });
  }, [isFloating, isReduced, floated]);

  const { fontSize = DEFAULT_SIZE } = textStyle;
  const [floatingSize, distance] = FLOATING[boxStyle];
  const between = (atRest: number, afloat: number) =>
    floated.interpolate({ inputRange: [0, 1], outputRange: [atRest, afloat] });
  const rise = isTextArea ? AREA_RISE : distance - 1 - boxHeight / 2;
  // The published version scales a label inside the box by one more point than its text has.
  const restingSize = fontSize + (boxStyle === 'inbox' ? 1 : 0);
  const isOutline = boxStyle === 'outline';
  return (
    <View
      pointerEvents="none"
      style={[
        styles.place,
        IN_WHOLE_BOX,
        webProps({ justifyContent: isTextArea ? 'flex-start' : 'center' }),
      ]}
    >
      <Animated.Text
        allowFontScaling={props.allowFontScaling}
        style={{
          ...colorFade,
          ...textStyle,
          top: isTextArea ? AREA_TOP : 0,
          left: props.left,
          color: props.color,
          transformOrigin: 'left center',
          transform: [
            { translateY: between(0, rise) },
            { scale: between(1, floatingSize / restingSize) },
          ],
          backgroundColor,
          paddingHorizontal: isOutline ? LABEL_PADDING : 0,
          paddingVertical: 2,
          textAlignVertical: 'center',
          borderRadius: isOutline ? 5 : 0,
          ...(Platform.OS === 'android' && { overflow: 'hidden' }),
        }}
      >
        {label}
      </Animated.Text>
    </View>
  );
}

const styles = StyleSheet.create({ place: { position: 'absolute' } });
