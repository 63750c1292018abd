import {
  useOverlay,
  ZSBlockButton,
} from '@0610studio/zs-ui';
import { useState } from 'react';

const order = () =>
  new Promise<void>((resolve) => setTimeout(resolve, 1500));

export default function ZSBlockButtonLoading() {
  const { showSnackBar } = useOverlay();
  const [isSending, setSending] = useState(false);

  const send = async () => {
    setSending(true);
    try {
      await order();
      showSnackBar({ message: '주문했습니다.' });
    } catch {
      showSnackBar({
        message: '주문하지 못했습니다.',
        type: 'error',
      });
    } finally {
      setSending(false);
    }
  };

  return (
    <ZSBlockButton
      title={isSending ? '주문하는 중…' : '주문하기'}
      typo="label.1"
      intent="information"
      variant="pastel"
      isLoading={isSending}
      role="button"
      onPress={send}
    />
  );
}

export const preview = { scene: 'form' } satisfies Preview;
