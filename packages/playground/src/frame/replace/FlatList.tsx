import { type ComponentType, Fragment, isValidElement, type ReactNode } from 'react';
import { type FlatListProps, ScrollView, View } from 'react-native';

type Slot = ComponentType | ReactNode;

function fill(slot: Slot | undefined): ReactNode {
  if (typeof slot === 'function') {
    const Slot = slot as ComponentType;
    return <Slot />;
  }
  return isValidElement(slot) ? slot : null;
}

/**
 * FlatList that renders every row. The virtualized list has 13 KB, and no example is long enough to
 * need it.
 */
export function FlatList<Item>(props: FlatListProps<Item>) {
  const items = Array.from(props.data ?? []);
  const noop = () => undefined;
  return (
    <ScrollView {...props}>
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
