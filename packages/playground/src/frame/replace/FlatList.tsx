import {
  type ComponentType,
  Fragment,
  isValidElement,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
} from 'react';
import { type FlatListProps, ScrollView, View } from 'react-native';

type Slot = ComponentType | ReactNode;

function fill(slot: Slot | undefined): ReactNode {
  if (typeof slot === 'function') {
    const Slot = slot as ComponentType;
    return <Slot />;
  }
  return isValidElement(slot) ? slot : null;
}

/** What the ref of a list can do: to scroll to a row, its place would have to be measured. */
interface ListHandle {
  scrollToOffset: (to: { offset: number; animated?: boolean }) => void;
  scrollToEnd: (options?: { animated?: boolean }) => void;
}

/**
 * FlatList that renders every row. The virtualized list has 13 KB, and no example is long enough to
 * need it.
 */
export function FlatList<Item>({ ref, ...props }: FlatListProps<Item> & { ref?: Ref<ListHandle> }) {
  const scrollView = useRef<ScrollView>(null);
  useImperativeHandle(ref, () => ({
    scrollToOffset({ offset, ...options }) {
      scrollView.current?.scrollTo({ ...options, [props.horizontal ? 'x' : 'y']: offset });
    },
    scrollToEnd: (options) => scrollView.current?.scrollToEnd(options),
  }));
  const items = Array.from(props.data ?? []);
  const noop = () => undefined;
  return (
    <ScrollView {...props} ref={scrollView}>
      {fill(props.ListHeaderComponent as Slot)}
      {items.length === 0 ? fill(props.ListEmptyComponent as Slot) : null}
      <View>
        {items.map((item, index) => (
          <Fragment key={props.keyExtractor?.(item, index) ?? String(index)}>
            {props.renderItem?.({
              item,
              index,
              separators: { highlight: noop, unhighlight: noop, updateProps: noop },
            })}
            {index < items.length - 1 ? fill(props.ItemSeparatorComponent as Slot) : null}
          </Fragment>
        ))}
      </View>
      {fill(props.ListFooterComponent as Slot)}
    </ScrollView>
  );
}

// react-native-web exports each module as its default.
// biome-ignore lint/style/noDefaultExport: stands in for a module with a default export
export default FlatList;
