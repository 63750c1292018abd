import {
  useOverlay,
  ZSBlockButton,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';
import { useState } from 'react';

const wait = (ms: number, value: string) =>
  new Promise<string>((resolve) =>
    setTimeout(() => resolve(value), ms),
  );

export default function LoadHome() {
  const { showLoader, hideOverlay } = useOverlay();
  const [summary, setSummary] = useState(
    '아직 불러오지 않았습니다.',
  );

  const load = async () => {
    showLoader();
    try {
      const requests = [
        wait(800, '주문 3건'),
        wait(1600, '쿠폰 2장'),
      ];
      setSummary((await Promise.all(requests)).join(', '));
    } finally {
      hideOverlay('loader');
    }
  };

  return (
    <ZSView style={{ gap: 12 }}>
      <ZSText aria-live="polite">{summary}</ZSText>
      <ZSBlockButton
        title="홈 새로 고침"
        typo="label.1"
        intent="information"
        variant="pastel"
        role="button"
        onPress={load}
      />
    </ZSView>
  );
}

export const preview = {
  press: true,
  scene: 'shop',
  height: 520,
} satisfies Preview;
