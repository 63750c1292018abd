import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View, type ViewProps } from 'react-native';
import { webProps } from '../../platform/webProps';
import type { ZSContainerProps, ZSContainerRef } from './types';
import type { Pane } from './useKeyboardScroll';

/** Props of ContainerPane. */
export interface ContainerPaneProps
  extends Pick<
    ZSContainerProps,
    'showsVerticalScrollIndicator' | 'scrollEventThrottle' | 'onScroll'
  > {
  isScrollDisabled: boolean;
  /** Padding (pt) below the content while the keyboard is visible. */
  keyboardSpace: number;
  contentStyle: ViewProps['style'];
  /** Where the pane is told to the keyboard. */
  pane: Pane;
  onTouched: (pageY: number) => void;
  children: ReactNode;
}

/** A scrollable pane of a container. */
export function ContainerPane({
  isScrollDisabled,
  keyboardSpace,
  contentStyle,
  pane,
  onTouched,
  onScroll,
  children,
  ...rest
}: ContainerPaneProps) {
  const content = <View style={[styles.content, contentStyle]}>{children}</View>;
  if (isScrollDisabled) {
    return content;
  }
  return (
    <ScrollView
      ref={(scroll: ZSContainerRef | null) => {
        pane.scroll = scroll;
      }}
      style={styles.content}
      contentContainerStyle={[styles.scrolled, { paddingBottom: keyboardSpace }]}
      onScroll={(event) => {
        onScroll?.(event);
        pane.offset = event.nativeEvent.contentOffset.y;
      }}
      onTouchStart={({ nativeEvent }) => onTouched(nativeEvent.pageY)}
      // A mouse takes the place of the finger.
      {...webProps({ onMouseDown: ({ pageY }: MouseEvent) => onTouched(pageY) })}
      bounces={false}
      overScrollMode="never"
      keyboardShouldPersistTaps="handled"
      automaticallyAdjustKeyboardInsets={false}
      {...rest}
    >
      {content}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  content: { flex: 1, width: '100%' },
  scrolled: { alignItems: 'center', width: '100%', flexGrow: 1 },
});
