import {
  ZSPortal,
  ZSPressable,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';
import { useCallback, useEffect, useState } from 'react';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

const SHOWN_MS = 3000;

interface ToastProps {
  message: string;
  onUndo: () => void;
  onClose: () => void;
}

function BottomToast({
  message,
  onUndo,
  onClose,
}: ToastProps) {
  const { bottom } = useSafeAreaInsets();

  useEffect(() => {
    const timer = setTimeout(onClose, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [onClose]);

  return (
    <ZSView
      aria-live="polite"
      color="neutral"
      style={{
        position: 'absolute',
        left: 16,
        right: 16,
        bottom: bottom + 16,
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'space-between',
        padding: 12,
        borderRadius: 14,
      }}
    >
      <ZSText>{message}</ZSText>
      <ZSPressable
        role="button"
        style={{ padding: 12 }}
        onPress={onUndo}
      >
        <ZSText typo="label.2">실행 취소</ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export default function TodoScreen() {
  const [isDone, setIsDone] = useState(false);
  const [isToastShown, setIsToastShown] = useState(false);
  const hideToast = useCallback(
    () => setIsToastShown(false),
    [],
  );

  return (
    <ZSView style={{ flex: 1, padding: 24, gap: 16 }}>
      <ZSText typo="title.1">
        {isDone ? '✓ 화분에 물 주기' : '화분에 물 주기'}
      </ZSText>
      <ZSPressable
        role="button"
        color="layer2"
        style={{
          padding: 16,
          borderRadius: 14,
          alignItems: 'center',
        }}
        onPress={() => {
          setIsDone(true);
          setIsToastShown(true);
        }}
      >
        <ZSText typo="label.1">완료하기</ZSText>
      </ZSPressable>
      {isToastShown && (
        <ZSPortal>
          <BottomToast
            message="완료했습니다."
            onUndo={() => {
              setIsDone(false);
              hideToast();
            }}
            onClose={hideToast}
          />
        </ZSPortal>
      )}
    </ZSView>
  );
}

export const preview = {
  press: true,
  height: 214,
} satisfies Preview;
