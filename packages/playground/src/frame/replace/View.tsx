import type { ComponentType, Ref } from 'react';
import type { ViewProps } from 'react-native';
import NativeView from 'react-native-web/dist/exports/View/index.js?native';
import { rejectText } from '../rejectBareText.ts';

const PlainView: ComponentType<ViewProps & { ref?: Ref<unknown> }> = NativeView;

/** React Native's View, which throws for a text child as on a device; the web version renders it. */
export function View(props: ViewProps & { ref?: Ref<unknown> }) {
  rejectText(props.children);
  return <PlainView {...props} />;
}

// react-native-web exports each module as its default.
// biome-ignore lint/style/noDefaultExport: stands in for a module with a default export
export default View;
