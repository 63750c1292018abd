import { Pressable, StyleSheet } from 'react-native';
import { Icon } from '../../icons/Icon';
import { webProps } from '../../platform/webProps';

/** Props of ClearButton. */
export interface ClearButtonProps {
  color: string;
  onPress: () => void;
}

/** Empties the field. In a browser it leaves the focus in the field, where the press began. */
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
  // The target reaches over the box's padding, which leaves the sign where the padding ends.
  target: {
    width: 44,
    height: 44,
    marginRight: -14,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
