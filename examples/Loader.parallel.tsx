import { useOverlay, ZSPressable, ZSText, ZSView } from '@0610studio/zs-ui';
import { useState } from 'react';

const wait = (ms: number, value: string) =>
  new Promise<string>((resolve) => setTimeout(() => resolve(value), ms));

export default function LoadHome() {
  const { showLoader, hideOverlay } = useOverlay();
  const [summary, setSummary] = useState('아직 불러오지 않았습니다.');

  const load = async () => {
    showLoader();
    try {
      const [orders, coupons] = await Promise.all([
        wait(800, '주문 3건'),
        wait(1600, '쿠폰 2장'),
      ]);
      setSummary(`${orders}, ${coupons}`);
    } finally {
      hideOverlay('loader');
    }
  };

  return (
    <ZSView style={{ flex: 1, padding: 24, justifyContent: 'space-between' }}>
      <ZSText aria-live="polite">{summary}</ZSText>
      <ZSPressable
        color="layer2"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={load}
      >
        <ZSText typo="label.1">홈 새로 고침</ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export const preview = { press: true, height: 240 } satisfies Preview;
