import { useState } from 'react';
import { type LayoutChangeEvent, StyleSheet, useWindowDimensions, View } from 'react-native';
import { Reveal } from '../../motion/Reveal';
import { ModalLayer } from '../layer/ModalLayer';
import { Scrim } from '../layer/Scrim';
import { useOverlayPart, useOverlayStore } from '../store/OverlayContext';
import { menuPosition } from './position';
import type { PopOverMenuProps } from './types';

/** Time (ms) the menu takes to come and to go. */
const FADE = 300;

/** Shows the provider's pop-over menu. */
export function PopOverHost() {
  const { close } = useOverlayStore();
  const { isOpen, id, props: menu } = useOverlayPart('popOver');
  return (
    <ModalLayer kind="popOver" role="dialog" label="팝오버 메뉴" exitDuration={FADE}>
      {menu !== undefined && <Menu key={id} menu={menu} isOpen={isOpen} />}
      <Scrim isShown={isOpen} onPress={() => close('popOver')} label="닫기" />
    </ModalLayer>
  );
}

/** The menu: drawn unseen first, and shown in its place as soon as its size is known. */
function Menu({ menu, isOpen }: { menu: PopOverMenuProps; isOpen: boolean }) {
  const window = useWindowDimensions();
  const [size, setSize] = useState<{ width: number; height: number }>();
  const onLayout = ({ nativeEvent }: LayoutChangeEvent) => setSize(nativeEvent.layout);
  const place = menuPosition(menu.px, menu.py, size ?? { width: 0, height: 0 }, window);
  return (
    <View style={[styles.menu, place]} onLayout={onLayout}>
      <Reveal isShown={isOpen && size !== undefined} from="above" duration={FADE}>
        {menu.component}
      </Reveal>
    </View>
  );
}

const styles = StyleSheet.create({ menu: { position: 'absolute', zIndex: 1 } });
