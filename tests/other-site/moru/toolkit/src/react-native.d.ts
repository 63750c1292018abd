// As much of React Native as the toolkit uses: the whole of it would take longer to install than
// everything else here together.
declare module 'react-native' {
  import type { ComponentType, ReactNode } from 'react';

  interface StyledProps {
    children?: ReactNode;
    style?: unknown;
    accessibilityRole?: string;
    accessibilityLabel?: string;
    accessibilityState?: { disabled?: boolean; selected?: boolean };
    'aria-valuemin'?: number;
    'aria-valuemax'?: number;
    'aria-valuenow'?: number;
  }

  export const View: ComponentType<StyledProps>;
  export const Text: ComponentType<StyledProps>;
  export const Pressable: ComponentType<StyledProps & { disabled?: boolean; onPress?: () => void }>;
}
