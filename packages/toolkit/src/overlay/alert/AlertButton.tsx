import type { ReactNode } from 'react';
import { StyleSheet, TouchableOpacity, type TouchableOpacityProps } from 'react-native';

/** Props of AlertButton. */
export interface AlertButtonProps {
  onPress: () => void;
  style: TouchableOpacityProps['style'];
  children: ReactNode;
}

/** A button of an alert. */
export function AlertButton({ onPress, style, children }: AlertButtonProps) {
  return (
    <TouchableOpacity style={[styles.button, style]} onPress={onPress}>
      {children}
    </TouchableOpacity>
  );
}

const styles = StyleSheet.create({
  button: {
    flex: 1,
    justifyContent: 'center',
    alignItems: 'center',
    paddingVertical: 14,
    borderRadius: 12,
  },
});
