import { alertInteractions } from './interactions/alert.ts';
import { bottomSheetInteractions } from './interactions/bottomSheet.ts';
import { containerInteractions, foldableInteractions } from './interactions/container.ts';
import { type Interactions, misses, press, sees } from './interactions/gestures.ts';
import { modalityInteractions } from './interactions/modality.ts';
import {
  loaderInteractions,
  overlayInteractions,
  popOverInteractions,
  portalInteractions,
} from './interactions/overlays.ts';
import { recipeInteractions } from './interactions/recipes.ts';
import { snackbarInteractions } from './interactions/snackbar.ts';
import {
  paletteInteractions,
  providerInteractions,
  themeFactoryInteractions,
  themeInteractions,
  typographyInteractions,
} from './interactions/theme.ts';
import {
  blockButtonInteractions,
  pressableInteractions,
  radioGroupInteractions,
  skeletonInteractions,
  switchInteractions,
  textFieldInteractions,
  textInteractions,
  viewInteractions,
} from './interactions/ui.ts';

const homeInteractions: Interactions = {
  'Home.fold': async (frame, page) => {
    await press(frame, '수국');
    await sees(frame, '꽃송이까지 물을 뿌려 주세요.');
    // The pinned phone hides the page, whose slider cannot be used.
    await page.locator('[data-fold-scene] input').evaluate((slider: HTMLInputElement) => {
      slider.value = '0';
      slider.dispatchEvent(new Event('input'));
    });
    await misses(frame, '꽃송이까지 물을 뿌려 주세요.');
  },
  'Home.overlays': async (frame) => {
    await press(frame, '주문하기');
    await sees(frame, '한 송이 주문할까요?');
    await frame.getByText('꽃말 보기', { exact: true }).dispatchEvent('click');
    await sees(frame, '수줍음');
    await misses(frame, '한 송이 주문할까요?');
  },
  'Home.app': async (frame) => {
    await press(frame, /작약/);
    await press(frame, '한 송이 담기');
    await sees(frame, '작약 한 송이를 담았습니다');
    await press(frame, /1송이 주문하기/);
    await press(frame, '주문하기');
    await sees(frame, '꽃다발을 묶고 있습니다');
  },
};

/** Interactions of all examples. */
export const interactions: Interactions = {
  ...alertInteractions,
  ...blockButtonInteractions,
  ...bottomSheetInteractions,
  ...containerInteractions,
  ...foldableInteractions,
  ...homeInteractions,
  ...loaderInteractions,
  ...modalityInteractions,
  ...overlayInteractions,
  ...paletteInteractions,
  ...popOverInteractions,
  ...portalInteractions,
  ...pressableInteractions,
  ...providerInteractions,
  ...radioGroupInteractions,
  ...recipeInteractions,
  ...skeletonInteractions,
  ...snackbarInteractions,
  ...switchInteractions,
  ...textFieldInteractions,
  ...textInteractions,
  ...themeFactoryInteractions,
  ...themeInteractions,
  ...typographyInteractions,
  ...viewInteractions,
};
