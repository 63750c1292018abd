import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import {
  type GestureResponderEvent,
  ScrollView,
  type ScrollViewProps,
  StyleSheet,
  View,
  type ViewProps,
} from 'react-native';
import { webProps } from '../../platform/webProps';
import type { ZSContainerRef } from './types';

/** ScrollView of a touched pane and its scroll offset (pt). */
export interface PaneHandle {
  scroll: ZSContainerRef | null;
  offset: number;
}

/** Props of ContainerPane; further props are passed to its ScrollView. */
export interface ContainerPaneProps extends ScrollViewProps {
  isScrollDisabled: boolean;
  /** Padding (pt) below the content while the keyboard is visible. */
  keyboardSpace: number;
  contentStyle: ViewProps['style'];
  onTouched: (pane: PaneHandle) => (event: GestureResponderEvent) => boolean;
  children: ReactNode;
  scrollRef?: Ref<ZSContainerRef | null>;
}

/** A scrollable pane of a container. */
export function ContainerPane(props: ContainerPaneProps) {
  const { isScrollDisabled, keyboardSpace, contentStyle, onTouched, children, scrollRef, ...rest } =
    props;
  const scroll = useRef<ZSContainerRef>(null);
  const offset = useRef(0);
  const [heights, setHeights] = useState({ pane: 0, content: 0 });
  useImperativeHandle<ZSContainerRef | null, ZSContainerRef | null>(
    scrollRef,
    () => scroll.current,
  );

  if (isScrollDisabled) {
    return <View style={[styles.pane, contentStyle]}>{children}</View>;
  }
  return (
    // ScrollView overrides this responder prop, so a View around it is needed.
    <View
      style={styles.pane}
      onStartShouldSetResponderCapture={(event) =>
        onTouched({ scroll: scroll.current, offset: offset.current })(event)
      }
    >
      <ScrollView
        {...rest}
        ref={scroll}
        // Browsers scroll by keyboard only what has the focus.
        {...webProps({ tabIndex: heights.content > heights.pane ? 0 : undefined })}
        onScroll={(event) => {
          offset.current = event.nativeEvent.contentOffset.y;
          rest.onScroll?.(event);
        }}
        onLayout={({ nativeEvent }) =>
          setHeights((before) => ({ ...before, pane: nativeEvent.layout.height }))
        }
        onContentSizeChange={(_width, content) => setHeights((before) => ({ ...before, content }))}
        bounces={false}
        overScrollMode="never"
        keyboardShouldPersistTaps="handled"
        automaticallyAdjustKeyboardInsets={false}
        style={styles.pane}
        contentContainerStyle={[styles.content, { paddingBottom: keyboardSpace }]}
      >
        <View style={[styles.inner, contentStyle]}>{children}</View>
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  pane: { flex: 1 },
  content: { flexGrow: 1 },
  inner: { flexGrow: 1 },
});
