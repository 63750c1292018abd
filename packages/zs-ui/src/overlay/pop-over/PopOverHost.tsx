import { useState } from 'react';
import { type LayoutChangeEvent, StyleSheet, useWindowDimensions, View } from 'react-native';
import { Reveal } from '../../motion/Reveal';
import { ModalLayer } from '../layer/ModalLayer';
import { Scrim } from '../layer/Scrim';
import { useOverlayPart, useOverlayStore } from '../store/OverlayContext';
import { menuPosition } from './position';
import type { PopOverMenuProps } from './types';

const FADE_DURATION_MS = 300;

/** Renders the pop-over menu of the provider. */
export function PopOverHost() {
  const { close } = useOverlayStore();
  const { isOpen, id, props: menu } = useOverlayPart('popOver');
  return (
    <ModalLayer kind="popOver" role="dialog" label="팝오버 메뉴" exitDuration={FADE_DURATION_MS}>
      {menu !== undefined && <Menu key={id} menu={menu} isOpen={isOpen} />}
      <Scrim isShown={isOpen} onPress={() => close('popOver')} label="닫기" />
    </ModalLayer>
  );
}

/** The menu: invisible until its size is measured, then shown at its position. */
function Menu({ menu, isOpen }: { menu: PopOverMenuProps; isOpen: boolean }) {
  const window = useWindowDimensions();
  const [size, setSize] = useState<{ width: number; height: number }>();
  const onLayout = ({ nativeEvent }: LayoutChangeEvent) => setSize(nativeEvent.layout);
  const position = menuPosition(menu.px, menu.py, size ?? { width: 0, height: 0 }, window);
  return (
    <View style={[styles.menu, position]} onLayout={onLayout}>
      <Reveal isShown={isOpen && size !== undefined} from="above" duration={FADE_DURATION_MS}>
        {menu.component}
      </Reveal>
    </View>
  );
}

const styles = StyleSheet.create({ menu: { position: 'absolute', zIndex: 1 } });
