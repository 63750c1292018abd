import { ZSPortal, ZSText, ZSView } from '@0610studio/zs-ui';
import { useEffect, useState } from 'react';
import { View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

/** 화면 아래쪽에 메시지를 띄우고, 시간이 지나면 닫습니다. */
export function useBottomSnackbar(duration = 3500) {
  const { bottom } = useSafeAreaInsets();
  const [message, setMessage] = useState('');

  useEffect(() => {
    if (message === '') {
      return;
    }
    const timer = setTimeout(() => setMessage(''), duration);
    return () => clearTimeout(timer);
  }, [message, duration]);

  const snackbar = message !== '' && (
    <ZSPortal>
      <View
        pointerEvents="none"
        style={{ flex: 1, justifyContent: 'flex-end' }}
      >
        <ZSView
          color="success"
          style={{
            margin: 16,
            marginBottom: bottom + 16,
            padding: 18,
            borderRadius: 16,
          }}
        >
          <ZSText aria-live="polite">{message}</ZSText>
        </ZSView>
      </View>
    </ZSPortal>
  );

  return { snackbar, showAtBottom: setMessage };
}
