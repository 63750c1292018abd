import { Pressable, StyleSheet } from 'react-native';
import { Icon } from '../../icons/Icon';
import { webProps } from '../../platform/webProps';

/** Props of ClearButton. */
export interface ClearButtonProps {
  color: string;
  onPress: () => void;
}

/** Clears the field. Preventing `mousedown` keeps the focus in the field in browsers. */
export function ClearButton({ color, onPress }: ClearButtonProps) {
  return (
    <Pressable
      role="button"
      aria-label="지우기"
      tabIndex={-1}
      onPress={onPress}
      style={styles.target}
      {...webProps({ onMouseDown: (event: Event) => event.preventDefault() })}
    >
      <Icon name="close" size={16} color={color} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  // The negative margin extends the target over the padding, so that the icon stays aligned.
  target: {
    width: 44,
    height: 44,
    marginRight: -14,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
