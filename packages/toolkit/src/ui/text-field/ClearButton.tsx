import { StyleSheet, TouchableOpacity } from 'react-native';
import { CloseIcon } from '../../icons/icons';
import { webProps } from '../../platform/webProps';

const HIT_SLOP = { top: 10, right: 10, bottom: 10, left: 10 };
/** Distance (pt) from the top of a text area. */
const AREA_TOP = 13;

/**
 * On phones a touch leaves the focus in the field, and Yoga centres an absolute view in the whole box;
 * browsers move the focus at `mousedown`, and centre without the padding. Phones have no Tab either:
 * the field that it leaves takes its button away, and Firefox and WebKit then begin again at the field.
 */
const AS_ON_PHONES = webProps({
  onMouseDown: (event: Event) => event.preventDefault(),
  tabIndex: -1,
});
const CENTRED = webProps({ top: 0, bottom: 0, height: 18, marginVertical: 'auto' });

/** Props of ClearButton. */
export interface ClearButtonProps {
  isTextArea: boolean;
  onPress: () => void;
}

/** Button that clears the field. */
export function ClearButton({ isTextArea, onPress }: ClearButtonProps) {
  return (
    <TouchableOpacity
      style={[styles.button, isTextArea ? { top: AREA_TOP } : CENTRED]}
      hitSlop={HIT_SLOP}
      onPress={onPress}
      {...AS_ON_PHONES}
    >
      <CloseIcon color="#5E696E" />
    </TouchableOpacity>
  );
}

const styles = StyleSheet.create({
  button: {
    position: 'absolute',
    right: 15,
    padding: 3,
    borderRadius: 30,
    backgroundColor: '#e6e6e6',
    justifyContent: 'center',
    alignItems: 'center',
  },
});
