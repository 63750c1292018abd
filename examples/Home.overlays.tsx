import { useOverlay, ZSPressable, ZSText, ZSView } from '@0610studio/zs-ui';
import { useRef } from 'react';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import Svg, { Circle, Path } from 'react-native-svg';

const TURNS = [0, 60, 120, 180, 240, 300];

function Bloom({ size }: { size: number }) {
  return (
    <Svg width={size} height={size} viewBox="0 0 40 40">
      {TURNS.map((turn) => (
        <Path
          key={turn}
          d="M20 20C13 13 15 4 20 4s7 9 0 16"
          fill="#F799B1"
          transform={`rotate(${turn} 20 20)`}
        />
      ))}
      <Circle cx={20} cy={20} r={4.5} fill="#8A5A00" />
    </Svg>
  );
}

function Wraps() {
  return (
    <ZSView style={{ gap: 10 }}>
      <ZSText typo="heading.5">포장 고르기</ZSText>
      {['크라프트지', '한지', '유리병'].map((wrap) => (
        <ZSView key={wrap} color="layer2" style={{ padding: 16, borderRadius: 14 }}>
          <ZSText>{wrap}</ZSText>
        </ZSView>
      ))}
    </ZSView>
  );
}

function Meaning() {
  return (
    <ZSView style={{ flex: 1, alignItems: 'center', padding: 24, gap: 16 }}>
      <Bloom size={180} />
      <ZSText typo="heading.4">수줍음</ZSText>
      <ZSText color="secondary">작약은 해가 지면 꽃잎을 오므립니다.</ZSText>
    </ZSView>
  );
}

export default function FlowerPage() {
  const overlay = useOverlay();
  const order = () => overlay.showAlert({ title: '한 송이 주문할까요?' });
  const wrap = () => overlay.showBottomSheet({ component: <Wraps /> });
  const add = () => overlay.showSnackBar({ message: '바구니에 담았습니다' });
  const track = () => overlay.showLoader();
  const read = () => overlay.showModality({ component: <Meaning /> });

  const insets = useSafeAreaInsets();
  const actions: [label: string, open: () => void][] = [
    ['주문하기', order],
    ['포장 고르기', wrap],
    ['바구니에 담기', add],
    ['배송 조회', track],
    ['꽃말 보기', read],
  ];

  const wasOpen = useRef(false);
  const show = (open: () => void) => {
    if (wasOpen.current) {
      overlay.hideOverlay('all');
      setTimeout(open, 250);
    } else {
      open();
    }
    wasOpen.current = true;
    if (open === track) {
      setTimeout(() => overlay.hideOverlay('loader'), 2500);
    }
  };

  return (
    <ZSView
      style={{
        flex: 1,
        justifyContent: 'space-between',
        padding: 20,
        paddingTop: insets.top + 12,
        paddingBottom: insets.bottom + 12,
      }}
    >
      <ZSView color="layer1" style={{ alignItems: 'center', padding: 16, borderRadius: 24 }}>
        <Bloom size={132} />
      </ZSView>
      <ZSView style={{ gap: 2 }}>
        <ZSText typo="heading.4" accessibilityRole="header">
          작약
        </ZSText>
        <ZSText color="secondary">오늘 아침에 들어왔습니다. 7,000원</ZSText>
      </ZSView>
      <ZSView style={{ gap: 8 }}>
        {actions.map(([label, open]) => (
          <ZSPressable
            role="button"
            key={label}
            color={open === order ? 'primary' : 'layer2'}
            pressedBackgroundBorderRadius={14}
            style={{ padding: 14, borderRadius: 14, alignItems: 'center' }}
            onPress={() => show(open)}
          >
            <ZSText typo="label.1" color={open === order ? 'black' : 'base'}>
              {label}
            </ZSText>
          </ZSPressable>
        ))}
      </ZSView>
    </ZSView>
  );
}

export const preview = {
  frame: 'phone',
  press: true,
  safeArea: true,
} satisfies Preview;
