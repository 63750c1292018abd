import { fileURLToPath } from 'node:url';
import { propNames } from '@zs-docs/api-docs';
import { readApiFile } from '@zs-docs/api-docs/build';
import { ko as text } from '@zs-docs/playground';
import { ko as messages, type PlaygroundOptions } from '@zs-docs/playground/build';
import { toolkitApiFile } from '../../toolkit/api/toolkit.ts';
import { highlightExample } from './highlightExample.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** A screen of an app. */
const NEEDS_PHONE = /^Home\./;

/** What these teach is the whole screen; a short one is enough. */
const NEEDS_SCREEN = /^(?:Foldable|Modality|Portal|Recipe|ZSContainer)\./;

/** Overlays lie over the whole screen. */
const SHOWS_OVERLAY =
  /\buseOverlay\b|\bshow(?:Alert|BottomSheet|Loader|Modality|PopOver|SnackBar)\(/;

/** What opens something else than an overlay or is not the first, and what opens nothing. */
const PRESSED: Readonly<Record<string, string | boolean>> = {
  'Home.app': '작약7,000원',
  'Portal.basic': true,
  'Recipe.tabs': true,
};

/**
 * Where a menu opens depends on where its button stands and on its size, which a picture drawn
 * without layout lacks. playground-play.spec.ts compares the pictures with what the phones show.
 */
const PLACES: Readonly<Record<string, ReturnType<NonNullable<PlaygroundOptions['places']>>>> = {
  'PopOver.basic': { '⋯': [318, 24, 48, 48], '링크 복사글 숨기기': [206, 72, 160, 112] },
  'PopOver.position': {
    '언제 도착하나요?': [24, 24, 342, 56],
    '오후 3시 이전에 주문하면 오늘 출발합니다.': [146, 88, 220, 72],
  },
  'PopOver.select': { '서울 ▾': [24, 24, 140, 48], 서울부산제주: [24, 72, 140, 160] },
};

/** The examples of ZS-ui, as the playground builds them. */
export const playgroundOptions: PlaygroundOptions = {
  toolkit: {
    module: '@0610studio/zs-ui',
    modules: [
      'react-native-svg',
      'react-native-safe-area-context',
      '@react-native-async-storage/async-storage',
    ],
    props: propNames(readApiFile(toolkitApiFile)),
    setup: `${root}site/src/build/playground/frameSetup.tsx`,
  },
  root,
  shownIn: ['site/content', 'site/src'],
  tags: { example: ['BuilderIsland', 'Example', 'HomePhone'] },
  highlight: highlightExample,
  frame(name, source) {
    if (NEEDS_PHONE.test(name)) {
      return 'phone';
    }
    return NEEDS_SCREEN.test(name) || SHOWS_OVERLAY.test(source) ? 'short' : 'stage';
  },
  places: (name) => PLACES[name],
  press: (name, source) => PRESSED[name] ?? SHOWS_OVERLAY.test(source),
  unfolded: (name) => name.startsWith('Foldable.') || name === 'Home.fold',
  safeArea: (name) => name.startsWith('Home.') && name !== 'Home.fold',
  text: {
    ...text,
    frame: {
      ...text.frame,
      strayText: '"{text}"이(가) ZSText 밖에 있어서 그릴 수 없습니다. 글자는 ZSText 안에 두십시오.',
    },
  },
  messages,
};
