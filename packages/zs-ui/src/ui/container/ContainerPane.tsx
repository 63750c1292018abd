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

/** What a pane tells when it is touched. */
export interface PaneHandle {
  scroll: ZSContainerRef | null;
  offset: number;
}

/** Props of ContainerPane; the rest goes to its ScrollView. */
export interface ContainerPaneProps extends ScrollViewProps {
  isScrollDisabled: boolean;
  /** Room (pt) kept below the content while the keyboard is up. */
  bottomRoom: number;
  contentStyle: ViewProps['style'];
  onTouched: (pane: PaneHandle) => (event: GestureResponderEvent) => boolean;
  children: ReactNode;
  scrollRef?: Ref<ZSContainerRef | null>;
}

/** One pane of a container, with its own scroll. */
export function ContainerPane(props: ContainerPaneProps) {
  const { isScrollDisabled, bottomRoom, contentStyle, onTouched, children, scrollRef, ...rest } =
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
    // A ScrollView answers this question itself.
    <View
      style={styles.pane}
      onStartShouldSetResponderCapture={(event) =>
        onTouched({ scroll: scroll.current, offset: offset.current })(event)
      }
    >
      <ScrollView
        {...rest}
        ref={scroll}
        // A keyboard can only scroll what it can reach.
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
        contentContainerStyle={[styles.content, { paddingBottom: bottomRoom }]}
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
